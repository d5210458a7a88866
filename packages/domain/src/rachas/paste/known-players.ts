import type { EarlierPlayer, RachaPerson } from '../racha.ts'
import type { KnownPlayer } from './match-players.ts'
import { listedNames } from './roster-of.ts'

type Listed = Parameters<typeof listedNames>[0]
type Game = Omit<Listed, 'participants'> & {
  participants: readonly (Listed['participants'][number] & Pick<RachaPerson, 'id'>)[]
}

/** Returns everybody whom a name of a pasted list may mean: who is on the roster, and who came to earlier games. */
export function knownPlayers(racha: Game, earlier: readonly EarlierPlayer[]): KnownPlayer[] {
  const names = listedNames(racha)
  const listed = racha.participants.map(({ id, name }, at): KnownPlayer => {
    const listedAs = names[at] ?? ''
    return { id, name, listedAs: listedAs === '' ? null : listedAs }
  })
  return [...listed, ...earlier.map(({ id, name }) => ({ id, name, listedAs: null }))]
}
