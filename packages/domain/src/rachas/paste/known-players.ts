import type { EarlierPlayer } from '../racha.ts'
import type { KnownPlayer } from './match-players.ts'
import { listedNames } from './roster-of.ts'

type Game = Parameters<typeof listedNames>[0]

/** Returns everybody whom a name of a pasted list may mean: who is on the roster, and who came to earlier games. */
export function knownPlayers<Person extends Game['participants'][number] & { id: string }>(
  racha: Game & { participants: readonly Person[] },
  earlier: readonly EarlierPlayer[],
): KnownPlayer[] {
  const names = listedNames(racha)
  return [
    ...racha.participants.map(({ id, name }, at) => ({ id, name, listedAs: names[at] || null })),
    ...earlier.map(({ id, name }) => ({ id, name, listedAs: null })),
  ]
}
