import { careful } from './place.ts'
import type { Block, Limits } from './teams-state.ts'
import { Teams } from './teams-state.ts'

/** The teams up to which the best draw is proven: three of six. */
const PROVEN_TEAMS = 3
const PROVEN_SIZE = 6

/** Returns whether the search may look at all draws of such teams. */
export function canProve({ teams, size }: Limits): boolean {
  return teams <= PROVEN_TEAMS && size <= PROVEN_SIZE
}

/**
 * Looks for teams with a smaller spread than `spread`, and for a still smaller one, until there is none (branch and
 * bound). Null if there is none at all: then `spread` is the least.
 */
export function findBetter(blocks: readonly Block[], limits: Limits, spread: number): Int32Array | null {
  const teams = new Teams(blocks, limits)
  const all = blocks
    .map((_, index) => index)
    .toSorted((a, b) => (blocks[b]?.skill ?? 0) - (blocks[a]?.skill ?? 0))
  const first = careful(blocks, all)
  const order = [...first, ...all.filter((index) => !first.includes(index))]
  const bounds = order.map((_, at) => boundsFrom(blocks, order.slice(at)))
  const total = blocks.reduce((sum, { skill }) => sum + skill, 0)
  const smallest = limits.size - (limits.fullTeams === limits.teams ? 0 : 1)
  let below = spread
  let best: Int32Array | null = null

  /** Returns whether each team can still come close enough to the others. */
  const mayBeBetter = (at: number): boolean => {
    const bound = bounds[at]
    if (!bound) return teams.spread < below
    const others = (limits.teams - 1) * (below - 1)
    return teams.sums.every((sum, team) => {
      const size = teams.sizes[team] ?? 0
      const least = sum + sumOfFirst(bound.least, smallest - size)
      const most = sum + sumOfFirst(bound.most, limits.size - size)
      return least * limits.teams <= total + others && most * limits.teams >= total - others
    })
  }
  const step = (at: number): void => {
    if (!mayBeBetter(at)) return
    const index = order[at]
    if (index === undefined) {
      below = teams.spread
      best = teams.teamOf.slice()
      return
    }
    const before = order[at - 1]
    const twin = before !== undefined && areTwins(blocks[before], blocks[index])
    let triedEmpty = false
    for (let team = twin ? teams.of(before) : 0; team < limits.teams; team += 1) {
      const empty = teams.sizes[team] === 0
      if ((empty && triedEmpty) || !teams.fits(index, team)) continue
      triedEmpty ||= empty
      teams.put(index, team)
      step(at + 1)
      teams.take(index)
    }
  }
  step(0)
  return best
}

/** Returns whether two blocks are interchangeable: a draw that swaps them is the same. */
function areTwins(one: Block | undefined, other: Block | undefined): boolean {
  if (!one || !other || one.apart.size + other.apart.size > 0) return false
  return one.size === other.size && one.skill === other.skill && one.keepers === other.keepers
}

/** `sums` has the sum of the first 0, 1, 2 … players; there may be fewer than are asked for. */
function sumOfFirst(sums: readonly number[], count: number): number {
  return sums[Math.min(Math.max(0, count), sums.length - 1)] ?? 0
}

/** The least and the most that a number of the players who are left can add. */
function boundsFrom(blocks: readonly Block[], left: readonly number[]): { least: number[]; most: number[] } {
  // A player of a block counts at least the smallest and at most the largest share that keeps the bound safe.
  const shares = left.flatMap((index) => {
    const { size = 1, skill = 0 } = blocks[index] ?? {}
    return Array.from({ length: size }, () => ({ low: size === 1 ? skill : 0, high: skill }))
  })
  const sumsOf = (values: number[]) => {
    let sum = 0
    return [0, ...values.map((value) => (sum += value))]
  }
  return {
    least: sumsOf(shares.map(({ low }) => low).toSorted((a, b) => a - b)),
    most: sumsOf(shares.map(({ high }) => high).toSorted((a, b) => b - a)),
  }
}
