import type { Sport } from '../../fields/sports.ts'
import type { PlayedMatch } from '../live/live.ts'

/** Somebody who was on the list of an evening. */
export type EveningPerson = {
  /** The same in every evening. */
  id: string
  name: string
  confirmed: boolean
  arrived: boolean
}

/** A pickup game that is over, as far as statistics need it. */
export type Evening = {
  rachaId: string
  sport: Sport
  /** The instant at which it began. */
  start: string
  people: readonly EveningPerson[]
  matches: readonly Pick<PlayedMatch, 'goals' | 'lineups' | 'teams' | 'winnerId'>[]
}

/**
 * Returns the ids of those who came. Where nobody was checked in, those who had said yes came, and whoever is noted as
 * having played was there in any case.
 */
export function cameTo({ people, matches }: Pick<Evening, 'people' | 'matches'>): ReadonlySet<string> {
  const checked = people.some(({ arrived }) => arrived)
  const came = people.filter(({ arrived, confirmed }) => (checked ? arrived : confirmed)).map(({ id }) => id)
  return new Set([...came, ...matches.flatMap(({ lineups }) => lineups.flat())])
}

/** Returns the ids of those who had said yes and did not come; nobody where nobody was checked in. */
export function noShowsOf(evening: Pick<Evening, 'people' | 'matches'>): string[] {
  const came = cameTo(evening)
  return evening.people.filter(({ id, confirmed }) => confirmed && !came.has(id)).map(({ id }) => id)
}
