import type { Point } from './asked-point.ts'

/** The radius of the earth in kilometres. */
export const EARTH_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The great-circle distance in kilometres (haversine). */
export function distanceKm(a: Point, b: Point): number {
  const dLatitude = radians(b.latitude - a.latitude)
  const dLongitude = radians(b.longitude - a.longitude)
  const h =
    Math.sin(dLatitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLongitude / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}

const kilometres = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

/** Returns a distance in words: `2,4 km`, `300 m`. */
export function formatKm(km: number): string {
  return km < 1 ? `${Math.round(km * 1000)} m` : `${kilometres.format(km)} km`
}

/** Returns the distance in kilometres to a tenth, as answers have it. */
export function roundedKm(a: Point, b: Point): number {
  return Math.round(distanceKm(a, b) * 10) / 10
}
