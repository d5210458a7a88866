import type { Sport } from '@campo-livre/domain/fields/sports.ts'
import type { Surface } from '@campo-livre/domain/fields/surfaces.ts'
import { basketball } from './basketball.ts'
import { beachTennis } from './beach-tennis.ts'
import { football } from './football.ts'
import { footvolley } from './footvolley.ts'
import { futsal } from './futsal.ts'
import { handball } from './handball.ts'
import type { Markings, Size } from './markings.ts'
import { padel } from './padel.ts'
import { society } from './society.ts'
import { tennis } from './tennis.ts'
import { beachVolleyball, volleyball } from './volleyball.ts'

const bySport: Record<Sport, (field: Size) => Markings> = {
  society,
  futsal,
  football,
  'beach-tennis': beachTennis,
  volleyball,
  footvolley,
  padel,
  tennis,
  basketball,
  handball,
}

/** Returns the markings of a sport on a field of that size, the longer side along x. */
export function markingsOf(
  sport: Sport,
  surface: Surface,
  lengthMeters: number,
  widthMeters: number,
): Markings {
  const size = { length: Math.max(lengthMeters, widthMeters), width: Math.min(lengthMeters, widthMeters) }
  const draw = sport === 'volleyball' && surface === 'sand' ? beachVolleyball : bySport[sport]
  return draw(size)
}
