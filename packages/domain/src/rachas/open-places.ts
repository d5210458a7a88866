import { freeIn, type PlacesFacts } from './places.ts'
import { rachaStatus } from './racha-status.ts'
import type { Racha } from './racha.ts'

/** The places of an open game that are free for players of the day. */
export function freeOpenPlaces(
  racha: PlacesFacts,
  { to }: Pick<NonNullable<Racha['opening']>, 'to'>,
): { freePlaces: number; freeForGoalkeepers: number } {
  return {
    freePlaces: to === 'goalkeeper' ? 0 : freeIn(racha, 'line', 'day'),
    freeForGoalkeepers:
      to === 'line' ? 0 : freeIn(racha, racha.goalkeeperPlaces > 0 ? 'goal' : 'line', 'day'),
  }
}

/** A free place of which others are told: any, or one that is for a goalkeeper alone. */
export type ToldPlace = 'any' | 'goal'

/** Returns the free place of which others are told at the instant `now`; null while the game has none for them. */
export function toldPlace(
  racha: PlacesFacts & Pick<Racha, 'opening' | 'participants' | 'cancelledAt' | 'start' | 'end'>,
  now: string,
): ToldPlace | null {
  const { opening, start } = racha
  if (opening === null || start <= now || rachaStatus(racha, now) !== 'open') return null
  const { freePlaces, freeForGoalkeepers } = freeOpenPlaces(racha, opening)
  if (freePlaces > 0) return 'any'
  return freeForGoalkeepers > 0 ? 'goal' : null
}
