import { fold } from '../text/fold.ts'
import type { OpenRacha } from './racha.ts'

/** Returns whether two names are those of one city. */
export function isSameCity(one: string | null | undefined, other: string | null | undefined): boolean {
  return Boolean(one && other) && fold(one ?? '') === fold(other ?? '')
}

/**
 * Returns whether an opening reaches its reader: by the distance from where they look; where they have not said that, by the
 * city that they have chosen. A game or a reader of whom no place is known is not left out.
 */
export function reaches(
  { opening, distanceKm, city }: Pick<OpenRacha, 'opening' | 'distanceKm' | 'city'>,
  readerCity: string | null,
): boolean {
  const { withinKm } = opening
  if (withinKm === undefined || city === null) return true
  if (distanceKm !== null) return distanceKm <= withinKm
  return readerCity === null || isSameCity(city, readerCity)
}
