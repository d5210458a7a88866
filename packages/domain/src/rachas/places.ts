import type { Participant, Racha } from './racha.ts'

/** The facts that places are counted from. */
export type PlacesFacts = Pick<
  Racha,
  'maxPlayers' | 'goalkeeperPlaces' | 'regularsUntilHours' | 'closedAt'
> & {
  participants: readonly Pick<Participant, 'status' | 'goalkeeper' | 'kind'>[]
}

/** The places of a pickup game that somebody competes for: those of goalkeepers, or the others. */
export type Pool = 'goal' | 'line'

/** Returns the places for which a player is in. Without places of their own goalkeepers take any. */
export function poolOf(racha: Pick<Racha, 'goalkeeperPlaces'>, person: { goalkeeper: boolean }): Pool {
  return person.goalkeeper && racha.goalkeeperPlaces > 0 ? 'goal' : 'line'
}

/** Returns the number of places of a pool; goalkeepers never get all of them. */
export function capacityOf(
  { maxPlayers, goalkeeperPlaces }: Pick<Racha, 'maxPlayers' | 'goalkeeperPlaces'>,
  pool: Pool,
): number {
  const goal = Math.min(goalkeeperPlaces, maxPlayers)
  return pool === 'goal' ? goal : maxPlayers - goal
}

/** Returns whether an answer occupies a place: an offer keeps its own (rule 9). */
export function holdsPlace({ status }: Pick<Participant, 'status'>): boolean {
  return status === 'confirmed' || status === 'offered'
}

/** Returns the number of places that are free in a pool, for a regular or for a day player. */
export function freeIn(racha: PlacesFacts, pool: Pool, kind: Participant['kind']): number {
  const there = racha.participants.filter((each) => poolOf(racha, each) === pool)
  const taken = there.filter(holdsPlace).length
  const kept =
    kind === 'day' && keepsForRegulars(racha)
      ? there.filter((each) => each.kind === 'regular' && isUndecided(each)).length
      : 0
  return Math.max(0, capacityOf(racha, pool) - taken - kept)
}

/** Returns whether places are kept for regulars who have not answered. */
export function keepsForRegulars({
  regularsUntilHours,
  closedAt,
}: Pick<Racha, 'regularsUntilHours' | 'closedAt'>): boolean {
  return regularsUntilHours !== null && closedAt === null
}

function isUndecided({ status }: Pick<Participant, 'status'>): boolean {
  return status === 'invited' || status === 'maybe'
}
