import type { LiveRules, Turn } from './live.ts'

export type Outcome = {
  /** Null after a draw. */
  winnerId: string | null
  /** The team that stays after a draw, where that was settled; null where the rules decide. */
  staysId: string | null
}

/**
 * Returns who is on the field after a match, and who waits (rule 9, N2). Nobody loses a turn: who leaves goes behind
 * all who wait. After a draw both leave if two or more teams wait, else the one that has been on longer. Teams of which
 * `ready` is false, since they have no players, keep their place and are passed over.
 */
export function nextTurn(
  { field, waiting, runs }: Turn,
  rules: Pick<LiveRules, 'rotation' | 'mostWins'>,
  outcome: Outcome,
  ready: (teamId: string) => boolean = () => true,
): Turn {
  const entering = waiting.filter(ready)
  const runOf = (id: string) => ({
    matches: (runs[id]?.matches ?? 0) + 1,
    wins: outcome.winnerId === id ? (runs[id]?.wins ?? 0) + 1 : 0,
  })
  const leaving = leavingOf(field, entering.length, rules, outcome, runOf)
  const coming = entering.slice(0, leaving.length)
  const replaced = new Map(leaving.map((id, at) => [id, coming[at] ?? id]))
  const now = field.map((id) => replaced.get(id) ?? id) as unknown as [string, string]
  return {
    field: now,
    waiting: [...waiting.filter((id) => !coming.includes(id)), ...leaving],
    runs: Object.fromEntries(now.map((id) => [id, field.includes(id) ? runOf(id) : { matches: 0, wins: 0 }])),
  }
}

type Run = { matches: number; wins: number }

/** Returns the teams that leave the field, in the order in which they wait from now on. */
function leavingOf(
  [home, away]: Turn['field'],
  waiting: number,
  { rotation, mostWins }: Pick<LiveRules, 'rotation' | 'mostWins'>,
  { winnerId, staysId }: Outcome,
  runOf: (id: string) => Run,
): string[] {
  if (waiting === 0) return []
  const fresh = runOf(home).matches <= runOf(away).matches ? [home, away] : [away, home]
  const [newer = home, older = away] = fresh
  if (winnerId === null) {
    if (staysId !== null) return [staysId === home ? away : home]
    return waiting > 1 ? [newer, older] : [older]
  }
  const loserId = winnerId === home ? away : home
  if (rotation === 'both_leave') {
    if (waiting > 1) return [winnerId, loserId]
    return [runOf(home).matches === runOf(away).matches ? loserId : older]
  }
  const enough = mostWins !== null && runOf(winnerId).wins >= mostWins
  if (!enough) return [loserId]
  return waiting > 1 ? [winnerId, loserId] : [winnerId]
}
