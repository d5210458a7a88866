import { fold } from '../../text/fold.ts'

export type KnownPlayer = {
  id: string
  name: string
  /** The name by which the list of this racha calls them; null for somebody who is not in it. */
  listedAs: string | null
}

/** The meaning of a pasted name: an earlier player, a new one, or a question where two or more fit. */
export type PlayerMatch =
  | { is: 'known'; player: KnownPlayer }
  | { is: 'new' }
  | { is: 'question'; players: readonly KnownPlayer[] }

/**
 * Finds the earlier players whom pasted names mean (N4): the same name, else the same first name or the beginning of it
 * (`Rafa` for `Rafael Monteiro`); whoever is called so in the list of the racha comes before all. A player whom two of the names could mean is asked about for both.
 */
export function matchPlayers(names: readonly string[], known: readonly KnownPlayer[]): PlayerMatch[] {
  const byListed = Map.groupBy(known, ({ listedAs }) => listedAs && fold(listedAs))
  const byName = Map.groupBy(known, ({ name }) => fold(name))
  const byStart = new Map<string, KnownPlayer[]>()
  for (const player of known) {
    const [first = ''] = wordsOf(player.name)
    for (let length = SHORTEST; length <= first.length; length += 1) {
      const start = first.slice(0, length)
      const players = byStart.get(start)
      if (players) players.push(player)
      else byStart.set(start, [player])
    }
  }
  const found = names.map((name): readonly KnownPlayer[] => {
    const same = byListed.get(fold(name)) ?? byName.get(fold(name))
    if (same) return same
    const [first = '', ...others] = wordsOf(name)
    const near = byStart.get(first) ?? []
    return near.filter(({ name: full }) => fits(others, wordsOf(full)))
  })
  const meant = new Map<string, number>()
  for (const [player] of found.filter(({ length }) => length === 1))
    if (player) meant.set(player.id, (meant.get(player.id) ?? 0) + 1)
  return found.map((players): PlayerMatch => {
    const [player] = players
    if (!player) return { is: 'new' }
    const alone = players.length === 1 && meant.get(player.id) === 1
    return alone ? { is: 'known', player } : { is: 'question', players }
  })
}

/** A shorter beginning fits too many names. */
const SHORTEST = 3

function wordsOf(name: string): string[] {
  return [...fold(name).matchAll(/[\p{L}\d]+/gu)].map(([word]) => word).filter((word) => !/^\d+$/.test(word))
}

/** Each further word of the pasted name begins one of the full name: `Ana B.` fits `Ana Beatriz`. */
function fits(others: readonly string[], [, ...rest]: readonly string[]): boolean {
  return others.every((word) => rest.some((full) => full.startsWith(word)))
}
