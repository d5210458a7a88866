import { toPixels } from '@campo-livre/domain/places/cluster.ts'
import { areaAround } from '@campo-livre/domain/places/area.ts'
import type { Point } from '@campo-livre/domain/places/asked-point.ts'
import type { MapPin } from '@campo-livre/domain/places/map-pin.ts'

export type PlaceName = { name: string; at: Point }

/** The zoom from which districts are named instead of cities. */
const DISTRICTS = 11
/** Pixels of a letter, and of a line with the air around it. */
const LETTER = 8
const LINE = 26

/**
 * Returns the names that are written on the ground: cities, or from near their districts, in the middle of their arenas.
 * Those with the most fields come first, and none is written over another.
 */
export function namesOn(pins: readonly MapPin[], zoom: number): PlaceName[] {
  const near = zoom >= DISTRICTS
  const nameOf = (pin: MapPin) => (near ? pin.district : pin.city)
  const groups = [...Map.groupBy(pins, (pin) => `${nameOf(pin)}/${pin.city}`).values()]
  const fieldsOf = (group: readonly MapPin[]) => group.reduce((sum, { fields }) => sum + fields, 0)
  const written: (PlaceName & { x: number; y: number })[] = []
  for (const group of groups.toSorted((a, b) => fieldsOf(b) - fieldsOf(a))) {
    const area = areaAround(group)
    const [first] = group
    if (!area || !first) continue
    const at = { latitude: (area.south + area.north) / 2, longitude: (area.west + area.east) / 2 }
    const name = nameOf(first)
    const { x, y } = toPixels(at, zoom)
    const isFree = written.every(
      (other) =>
        Math.abs(other.y - y) >= LINE ||
        Math.abs(other.x - x) * 2 >= (other.name.length + name.length) * LETTER,
    )
    if (isFree) written.push({ name, at, x, y })
  }
  return written.map(({ name, at }) => ({ name, at }))
}
