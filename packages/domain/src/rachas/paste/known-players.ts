import type { Participant } from '../racha.ts'
import type { KnownPlayer } from './match-players.ts'
import { listedNames } from './roster-of.ts'

/** Returns everybody whom a name of a pasted list may mean: who is on the roster, and who came to earlier games. */
export function knownPlayers(
  roster: readonly Pick<Participant, 'id' | 'name' | 'status' | 'goalkeeper'>[],
  earlier: readonly Pick<Participant, 'id' | 'name'>[],
): KnownPlayer[] {
  const names = listedNames(roster)
  return [
    ...roster.map(({ id, name }, at) => ({ id, name, listedAs: names[at] || null })),
    ...earlier.map(({ id, name }) => ({ id, name, listedAs: null })),
  ]
}
