import type { Teams } from './teams-state.ts'

/** Swaps and moves blocks while that makes the sums more even; ends where no single swap helps. */
export function improve(teams: Teams): void {
  while (bestStep(teams));
}

/** Makes the swap or move that evens the sums most; false if there is none. */
function bestStep(teams: Teams): boolean {
  const { blocks, sums } = teams
  let best = 0
  let step: (() => void) | null = null
  for (const [one, { skill }] of blocks.entries()) {
    const from = teams.of(one)
    for (const to of sums.keys()) {
      const gain = gainOf(sums[from] ?? 0, sums[to] ?? 0, skill)
      if (gain <= best || !mayMove(teams, one, to)) continue
      best = gain
      step = () => move(teams, one, to)
    }
    for (let other = one + 1; other < blocks.length; other += 1) {
      const to = teams.of(other)
      const gain = gainOf(sums[from] ?? 0, sums[to] ?? 0, skill - (blocks[other]?.skill ?? 0))
      if (gain <= best || !maySwap(teams, one, other)) continue
      best = gain
      step = () => swap(teams, one, other)
    }
  }
  step?.()
  return step !== null
}

/**
 * By how much the squares of two sums get smaller, halved, when `skill` goes from one to the other; nothing is to be gained
 * within a team.
 */
function gainOf(from: number, to: number, skill: number): number {
  return skill * (from - to - skill)
}

function move(teams: Teams, index: number, to: number): void {
  teams.take(index)
  teams.put(index, to)
}

function swap(teams: Teams, one: number, other: number): void {
  const [from, to] = [teams.of(one), teams.of(other)]
  teams.take(one)
  teams.take(other)
  teams.put(one, to)
  teams.put(other, from)
}

/** Returns whether a block fits another team. All are placed and no team is above its limits, so none is below them. */
function mayMove(teams: Teams, index: number, to: number): boolean {
  const from = teams.of(index)
  teams.take(index)
  const fits = teams.fits(index, to)
  teams.put(index, from)
  return fits
}

function maySwap(teams: Teams, one: number, other: number): boolean {
  const { blocks } = teams
  if (blocks[one]?.size !== blocks[other]?.size) return false
  const [from, to] = [teams.of(one), teams.of(other)]
  teams.take(one)
  teams.take(other)
  const fit = teams.fits(one, to) && teams.fits(other, from)
  teams.put(one, from)
  teams.put(other, to)
  return fit
}
