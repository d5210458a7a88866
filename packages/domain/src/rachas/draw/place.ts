import type { Random } from './random.ts'
import type { Block, Limits } from './teams-state.ts'
import { Teams } from './teams-state.ts'

/** Tries beyond which wishes count as impossible; ten wishes need far fewer. */
const MOST_TRIES = 100_000

/** The indexes of the blocks that have to be placed with care: wishes first, the largest before others, then goalkeepers. */
export function careful(blocks: readonly Block[], order: readonly number[]): number[] {
  const wished = order.filter(
    (index) => (blocks[index]?.size ?? 0) > 1 || (blocks[index]?.apart.size ?? 0) > 0,
  )
  const keepers = order.filter((index) => (blocks[index]?.keepers ?? 0) > 0 && !wished.includes(index))
  return [...wished.toSorted((a, b) => (blocks[b]?.size ?? 0) - (blocks[a]?.size ?? 0)), ...keepers]
}

/** Places all blocks by chance; null if the wishes leave no way. The rest of the players always find a place. */
export function placeAll(blocks: readonly Block[], limits: Limits, random: Random): Teams | null {
  const teams = new Teams(blocks, limits)
  const order = random.shuffled(blocks.map((_, index) => index))
  const first = careful(blocks, order)
  if (!placeFirst(teams, first, random)) return null
  const rest = order.filter((index) => !first.includes(index))
  const strongest = rest.toSorted((a, b) => (blocks[b]?.skill ?? 0) - (blocks[a]?.skill ?? 0))
  for (const index of strongest) {
    const [weakest] = random
      .shuffled(teams.sums.map((_, team) => team))
      .filter((team) => teams.fits(index, team))
      .toSorted((a, b) => (teams.sums[a] ?? 0) - (teams.sums[b] ?? 0))
    if (weakest === undefined) return null
    teams.put(index, weakest)
  }
  return teams
}

function placeFirst(teams: Teams, order: readonly number[], random: Random): boolean {
  let tries = 0
  const step = (at: number): boolean => {
    const index = order[at]
    if (index === undefined) return true
    tries += 1
    if (tries > MOST_TRIES) return false
    let triedEmpty = false
    for (const team of random.shuffled(teams.sums.map((_, each) => each))) {
      const empty = teams.sizes[team] === 0
      // One empty team is as good as another.
      if ((empty && triedEmpty) || !teams.fits(index, team)) continue
      triedEmpty ||= empty
      teams.put(index, team)
      if (step(at + 1)) return true
      teams.take(index)
    }
    return false
  }
  return step(0)
}
