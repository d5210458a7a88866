import { fold } from '../text/fold.ts'
import type { OpenRacha, Racha } from './racha.ts'

/** Returns whether two names are those of one city. */
export function isSameCity(one: string | null | undefined, other: string | null | undefined): boolean {
  return Boolean(one && other) && fold(one ?? '') === fold(other ?? '')
}

/**
 * Returns whether an opening reaches its reader: by the distance from where they look; where they have not said that, by the
 * city that they have chosen. Who is told of open places around a place that is near finds the game as well. A game or a reader of whom no place is known is not left out.
 */
export function reaches(
  { opening, distanceKm, city }: Pick<OpenRacha, 'opening' | 'distanceKm' | 'city'>,
  reader: {
    /** The city that they have chosen. */
    city: string | null
    /** The kilometres from the place around which they are told of open places; null where there is none. */
    alertKm: number | null
  },
): boolean {
  const { withinKm } = opening
  if (withinKm === undefined || city === null) return true
  if (reader.alertKm !== null && reader.alertKm <= withinKm) return true
  if (distanceKm !== null) return distanceKm <= withinKm
  return reader.city === null || isSameCity(city, reader.city)
}

/** Returns a game as it is without a booking: it is on no map, so nobody can judge a distance of its opening. */
export function onNoMap<R extends Pick<Racha, 'bookingId' | 'opening'>>(racha: R): R {
  if (!racha.opening) return { ...racha, bookingId: null }
  const { withinKm: _withinKm, ...opening } = racha.opening
  return { ...racha, bookingId: null, opening }
}
