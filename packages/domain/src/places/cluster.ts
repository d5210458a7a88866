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
  const placed = pins.map((pin) => ({ pin, ...toPixels(pin, zoom) }))
  const cellOf = (x: number, y: number) => x * 2 ** 26 + y
  const column = (x: number) => Math.floor(x / near.x)
  const row = (y: number) => Math.floor(y / near.y)
  const cells = Map.groupBy(placed, ({ x, y }) => cellOf(column(x), row(y)))
  const taken = new Set<MapPin>()
  const clusters: Cluster[] = []
  for (const { pin, x, y } of placed) {
    if (taken.has(pin)) continue
    const around = [-1, 0, 1].flatMap((dx) =>
      [-1, 0, 1].flatMap((dy) => cells.get(cellOf(column(x) + dx, row(y) + dy)) ?? []),
    )
    const together = new Set(
      around
        .filter((each) => !taken.has(each.pin))
        .filter((each) => Math.abs(each.x - x) < near.x && Math.abs(each.y - y) < near.y)
        .map((each) => each.pin),
    )
    for (const each of together) taken.add(each)
    clusters.push(clusterOf(pin, [...together]))
  }
  return inListOrder(clusters, pins)
}

function clusterOf(first: MapPin, pins: readonly MapPin[]): Cluster {
  return {
    at: { latitude: first.latitude, longitude: first.longitude },
    pins,
    fields: pins.reduce((sum, { fields }) => sum + fields, 0),
    fromPriceCents: Math.min(...pins.map(({ fromPriceCents }) => fromPriceCents)),
  }
}

/** Puts the arenas of each cluster into the order of the list. */
function inListOrder(clusters: readonly Cluster[], pins: readonly MapPin[]): Cluster[] {
  const rank = new Map(pins.map((pin, index) => [pin, index]))
  const byRank = (a: MapPin, b: MapPin) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0)
  return clusters.map((cluster) => ({ ...cluster, pins: cluster.pins.toSorted(byRank) }))
}
