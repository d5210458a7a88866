import type { Teams } from './teams-state.ts'

/** Swaps and moves blocks while that makes the sums more even; ends where no single swap helps. */
export function improve(teams: Teams): void {
  while (bestStep(teams));
}

/** Makes the swap or move that evens the sums most; false if there is none. */
function bestStep(teams: Teams): boolean {
  const { blocks, teamOf, sums } = teams
  let best = 0
  let step: (() => void) | null = null
  for (let one = 0; one < blocks.length; one += 1) {
    const from = teamOf[one] ?? -1
    const skill = blocks[one]?.skill ?? 0
    for (let to = 0; to < sums.length; to += 1) {
      if (to === from) continue
      const gain = gainOf(sums[from] ?? 0, sums[to] ?? 0, skill)
      if (gain <= best || !tryMove(teams, one, to)) continue
      best = gain
      step = () => move(teams, one, to)
    }
    for (let other = one + 1; other < blocks.length; other += 1) {
      const to = teamOf[other] ?? -1
      if (to === from) continue
      const gain = gainOf(sums[from] ?? 0, sums[to] ?? 0, skill - (blocks[other]?.skill ?? 0))
      if (gain <= best || !trySwap(teams, one, other)) continue
      best = gain
      step = () => swap(teams, one, other)
    }
  }
  step?.()
  return step !== null
}

/** By how much the squares of two sums get smaller, halved, when `skill` goes from one to the other. */
function gainOf(from: number, to: number, skill: number): number {
  return skill * (from - to - skill)
}

function move(teams: Teams, index: number, to: number): void {
  teams.take(index)
  teams.put(index, to)
}

function swap(teams: Teams, one: number, other: number): void {
  const [from, to] = [teams.teamOf[one] ?? -1, teams.teamOf[other] ?? -1]
  teams.take(one)
  teams.take(other)
  teams.put(one, to)
  teams.put(other, from)
}

function tryMove(teams: Teams, index: number, to: number): boolean {
  const from = teams.teamOf[index] ?? -1
  const smallest = teams.limits.size - (teams.limits.fullTeams === teams.limits.teams ? 0 : 1)
  if ((teams.sizes[from] ?? 0) - (teams.blocks[index]?.size ?? 0) < smallest) return false
  if (!keepersMayGo(teams, index, from, 0)) return false
  teams.take(index)
  const fits = teams.fits(index, to)
  teams.put(index, from)
  return fits
}

function trySwap(teams: Teams, one: number, other: number): boolean {
  const { blocks, teamOf } = teams
  if (blocks[one]?.size !== blocks[other]?.size) return false
  const [from, to] = [teamOf[one] ?? -1, teamOf[other] ?? -1]
  if (!keepersMayGo(teams, one, from, blocks[other]?.keepers ?? 0)) return false
  if (!keepersMayGo(teams, other, to, blocks[one]?.keepers ?? 0)) return false
  teams.take(one)
  teams.take(other)
  let fits = teams.fits(one, to)
  if (fits) {
    teams.put(one, to)
    fits = teams.fits(other, from)
    teams.take(one)
  }
  teams.put(one, from)
  teams.put(other, to)
  return fits
}

/** A team keeps at least as many goalkeepers as any team has to have. */
function keepersMayGo(
  { blocks, keepers, limits }: Teams,
  index: number,
  team: number,
  coming: number,
): boolean {
  const least = limits.keepers - (limits.fullKeepers === limits.teams ? 0 : 1)
  return (keepers[team] ?? 0) - (blocks[index]?.keepers ?? 0) + coming >= least
}
