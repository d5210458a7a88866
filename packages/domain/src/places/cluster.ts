import type { Point } from './asked-point.ts'
import type { MapPin } from './map-pin.ts'

/** Arenas that are drawn as one, as they would lie upon each other: never none. */
export type Cluster = {
  /** Where it is drawn. */
  at: Point
  /** In the order of the list. */
  pins: readonly MapPin[]
  fields: number
  fromPriceCents: number
}

/** The width of the whole world at zoom 0, in pixels. */
const WORLD = 256
/** The pixels that a price on the map needs for itself. */
const NEAR = { x: 92, y: 44 }
/** The zoom from which every arena stands for itself, unless two have one place. */
const STREETS = 16
const SAME_PLACE = { x: 2, y: 2 }

/** Returns a point in pixels of the map at a zoom, by the projection of the web. */
export function toPixels({ latitude, longitude }: Point, zoom: number): { x: number; y: number } {
  const size = WORLD * 2 ** zoom
  const sine = Math.sin((Math.min(85, Math.max(-85, latitude)) * Math.PI) / 180)
  return {
    x: ((longitude + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  }
}

/**
 * Draws arenas together that would lie upon each other at a zoom: each takes in those near it that come after it in the
 * list. Clusters are in the order of their first arenas, and stand where that one is.
 */
export function clusterPins(pins: readonly MapPin[], zoom: number): Cluster[] {
  const near = zoom >= STREETS ? SAME_PLACE : NEAR
  const points = pins.map((pin) => toPixels(pin, zoom))
  const cells = new Map<string, number[]>()
  const cellAt = (column: number, row: number) => `${column} ${row}`
  const columns = points.map(({ x }) => Math.floor(x / near.x))
  const rows = points.map(({ y }) => Math.floor(y / near.y))
  for (const index of points.keys()) {
    const key = cellAt(columns[index] ?? 0, rows[index] ?? 0)
    const cell = cells.get(key)
    if (cell) cell.push(index)
    else cells.set(key, [index])
  }
  const taken = new Set<number>()
  const clusters: Cluster[] = []
  for (const [index, { x, y }] of points.entries()) {
    if (taken.has(index)) continue
    const isNear = (other: number) => {
      const at = points[other]
      return at !== undefined && Math.abs(at.x - x) < near.x && Math.abs(at.y - y) < near.y
    }
    const together: number[] = []
    for (const column of [-1, 0, 1])
      for (const row of [-1, 0, 1]) {
        const key = cellAt((columns[index] ?? 0) + column, (rows[index] ?? 0) + row)
        // A pin that is drawn already is looked at no more.
        const left: number[] = []
        for (const other of cells.get(key) ?? []) (isNear(other) ? together : left).push(other)
        if (left.length > 0) cells.set(key, left)
        else cells.delete(key)
      }
    for (const each of together) taken.add(each)
    clusters.push(clusterOf(pins, together))
  }
  return clusters
}

/** Returns the cluster of the pins at some places of the list, in its order. */
function clusterOf(pins: readonly MapPin[], places: readonly number[]): Cluster {
  const together = places.toSorted((a, b) => a - b).flatMap((place) => pins[place] ?? [])
  const [first] = together
  return {
    at: { latitude: first?.latitude ?? 0, longitude: first?.longitude ?? 0 },
    pins: together,
    fields: together.reduce((sum, { fields }) => sum + fields, 0),
    fromPriceCents: Math.min(...together.map(({ fromPriceCents }) => fromPriceCents)),
  }
}
