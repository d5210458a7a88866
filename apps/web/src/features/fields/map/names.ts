import { type Cluster, toPixels } from '@campo-livre/domain/places/cluster.ts'
import type { Point } from '@campo-livre/domain/places/asked-point.ts'
import type { MapPin } from '@campo-livre/domain/places/map-pin.ts'

export type PlaceName = { name: string; at: Point }

/** The zoom from which districts are named instead of cities. */
const DISTRICTS = 11
/** Half the width of a letter in pixels. */
const HALF_LETTER = 4
/** Half of a price: its width and height in pixels, with air around it. */
const PRICE = { x: 48, y: 20 }
/** The pixels between a price and the name below it, and half of its line. */
const BELOW = 28
const HALF_LINE = 10

/**
 * Returns the names below the prices: each that of the city, or from near of the district, in which most fields of it
 * are. Those with the most fields come first; none is written over another or over a price.
 */
export function namesOn(clusters: readonly Cluster[], zoom: number): PlaceName[] {
  const prices = clusters.map((cluster) => ({ cluster, ...toPixels(cluster.at, zoom) }))
  const written: { name: string; x: number; y: number }[] = []
  return prices
    .toSorted((a, b) => b.cluster.fields - a.cluster.fields)
    .flatMap(({ cluster, x, y }) => {
      const name = mainPlace(cluster.pins, zoom >= DISTRICTS ? 'district' : 'city')
      const half = name.length * HALF_LETTER
      const line = y + BELOW
      const isFree =
        prices.every(
          (price) =>
            price.cluster === cluster ||
            Math.abs(price.x - x) >= PRICE.x + half ||
            Math.abs(price.y - line) >= PRICE.y + HALF_LINE,
        ) &&
        written.every(
          (other) =>
            Math.abs(other.x - x) >= other.name.length * HALF_LETTER + half ||
            Math.abs(other.y - line) >= 2 * HALF_LINE,
        )
      if (!isFree) return []
      written.push({ name, x, y: line })
      return [{ name, at: cluster.at }]
    })
}

/** Returns the place in which arenas have the most fields. */
function mainPlace(pins: readonly MapPin[], of: 'city' | 'district'): string {
  const fields = new Map<string, number>()
  for (const pin of pins) fields.set(pin[of], (fields.get(pin[of]) ?? 0) + pin.fields)
  const [most = ['', 0]] = [...fields].toSorted((a, b) => b[1] - a[1])
  return most[0]
}
