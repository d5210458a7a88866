import type { Area } from '@campo-livre/domain/places/area.ts'
import { type LatLngBoundsLiteral, Map as LeafletMap, polygon, tileLayer } from 'leaflet'
import { outline } from './outline.ts'

/** Tiles by configuration (README, "A real API"): an address with `{z}`, `{x}` and `{y}`; without one the ground is drawn. */
const tiles = import.meta.env.VITE_MAP_TILES
/** The words that whoever made the tiles wants to read below them. */
export const tileCredit = tiles ? import.meta.env.VITE_MAP_CREDIT : undefined

/** The whole country. */
export const COUNTRY: Area = { south: -33.8, west: -74, north: 5.3, east: -32.3 }

export function toBounds({ south, west, north, east }: Area): LatLngBoundsLiteral {
  return [
    [south, west],
    [north, east],
  ]
}

/** Creates a map in an element, on tiles or on a drawn ground, without controls and movement of its own. */
export function createMap(element: HTMLElement, landClass: string): LeafletMap {
  const map = new LeafletMap(element, {
    zoomControl: false,
    attributionControl: false,
    boxZoom: false,
    zoomAnimation: false,
    fadeAnimation: false,
    inertia: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    // Tiles are sharp at whole steps alone.
    zoomSnap: tiles ? 1 : 0.25,
    minZoom: 3,
    maxZoom: 18,
  })
  if (tiles) tileLayer(tiles, { maxZoom: 18 }).addTo(map)
  else polygon(outline(), { className: landClass, interactive: false }).addTo(map)
  return map
}

/** Returns the visible part of a map. */
export function areaOf(map: LeafletMap): Area {
  const bounds = map.getBounds()
  return {
    south: bounds.getSouth(),
    west: bounds.getWest(),
    north: bounds.getNorth(),
    east: bounds.getEast(),
  }
}
