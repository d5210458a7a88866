import type { LiveRules, LiveState, Turn } from './live.ts'
import { nextTurn } from './next-turn.ts'

/** The end of a match: who won, null after a draw, and who plays next. */
export type Finish = { winnerId: string | null; next: Turn }

/**
 * Returns how a match ends with a score: what is asked before its end, and what is noted by it. `staysId`: the team that
 * stays after a draw, where that was settled on the spot. Teams without players are passed over.
 */
export function finishOf(
  { turn, teams }: Pick<LiveState, 'turn' | 'teams'>,
  [goals, against]: readonly [number, number],
  rules: LiveRules,
  staysId: string | null = null,
): Finish {
  const [home, away] = turn.field
  const winnerId = goals === against ? null : goals > against ? home : away
  const ready = (teamId: string) => teams.some(({ id, players }) => id === teamId && players.length > 0)
  return { winnerId, next: nextTurn(turn, rules, { winnerId, staysId }, ready) }
}
