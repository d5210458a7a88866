import type { DrawList } from '../draw.ts'

/**
 * Yields every draw there is, as the team of each player: sizes and goalkeepers differ by one at most, and all wishes hold.
 * Teams have no order: the first player is in the first team.
 */
export function* everyDraw({ players, teams, wishes }: DrawList): Generator<readonly number[]> {
  const teamOf: number[] = []
  const held = (): boolean =>
    wishes.every(({ kind, ids }) => {
      const [one, other] = ids.map((id) => teamOf[players.findIndex((player) => player.id === id)])
      return one === undefined || other === undefined || (one === other) === (kind === 'together')
    })
  const most = Math.ceil(players.length / teams)
  const step = function* (): Generator<readonly number[]> {
    if (teamOf.length === players.length) {
      if (isEven(teamOf, players, teams)) yield teamOf
      return
    }
    const open = Math.min(teams - 1, Math.max(-1, ...teamOf) + 1)
    for (let team = 0; team <= open; team += 1) {
      if (teamOf.filter((each) => each === team).length === most) continue
      teamOf.push(team)
      if (held()) yield* step()
      teamOf.pop()
    }
  }
  yield* step()
}

/** Returns whether sizes and goalkeepers of teams differ by one at most. */
export function isEven(
  teamOf: readonly number[],
  players: readonly { goalkeeper: boolean }[],
  teams: number,
): boolean {
  const differ = (counts: readonly number[]) => Math.max(...counts) - Math.min(...counts)
  const within = Array.from({ length: teams }, (_, team) =>
    players.filter((_each, at) => teamOf[at] === team),
  )
  return [within, within.map((team) => team.filter(({ goalkeeper }) => goalkeeper))].every(
    (each) => differ(each.map(({ length }) => length)) <= 1,
  )
}

/** Returns the sums of skill of teams. */
export function sumsOf(
  teamOf: readonly number[],
  players: readonly { skill: number }[],
  teams: number,
): number[] {
  return Array.from({ length: teams }, (_, team) =>
    players.reduce((sum, { skill }, at) => (teamOf[at] === team ? sum + skill : sum), 0),
  )
}

export function spreadOf(sums: readonly number[]): number {
  return Math.max(...sums) - Math.min(...sums)
}

/** Returns the least spread of all draws, by a look at every one; Infinity where there is none. */
export function leastSpread(list: DrawList): number {
  let least = Infinity
  for (const teamOf of everyDraw(list))
    least = Math.min(least, spreadOf(sumsOf(teamOf, list.players, list.teams)))
  return least
}
