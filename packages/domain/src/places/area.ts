import * as z from 'zod/mini'
import type { Point } from './asked-point.ts'

/** A rectangle of the map, in degrees, that does not cross the date line. */
export type Area = { south: number; west: number; north: number; east: number }

const written = /^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?,-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/

/** Reads an area written as `south,west,north,east`; null for what is none on the globe. */
export function readArea(text: string): Area | null {
  if (!written.test(text)) return null
  const [south = 0, west = 0, north = 0, east = 0] = text.split(',').map(Number)
  const isOnGlobe = south >= -90 && north <= 90 && west >= -180 && east <= 180
  return isOnGlobe && south < north && west < east ? { south, west, north, east } : null
}

/** An area of the map, as a query has it: `south,west,north,east`. */
export const areaText = z
  .string()
  .check(z.refine((text) => readArea(text) !== null, 'Essa área não existe no mapa.'))

/** Writes an area as a query has it, to about ten metres, within the globe. */
export function writeArea({ south, west, north, east }: Area): string {
  const within = (value: number, most: number) => Math.min(most, Math.max(-most, value)).toFixed(4)
  return [within(south, 90), within(west, 180), within(north, 90), within(east, 180)].join(',')
}

/** Returns whether a point lies in an area, its edges included. */
export function isInArea({ south, west, north, east }: Area, { latitude, longitude }: Point): boolean {
  return south <= latitude && latitude <= north && west <= longitude && longitude <= east
}

/** Returns the smallest area around points; null for none. */
export function areaAround(points: readonly Point[]): Area | null {
  if (points.length === 0) return null
  const [south, west, north, east] = [Infinity, Infinity, -Infinity, -Infinity]
  return points.reduce<Area>(
    (area, { latitude, longitude }) => ({
      south: Math.min(area.south, latitude),
      west: Math.min(area.west, longitude),
      north: Math.max(area.north, latitude),
      east: Math.max(area.east, longitude),
    }),
    { south, west, north, east },
  )
}
