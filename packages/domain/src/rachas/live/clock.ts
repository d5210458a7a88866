import type { LiveMatch, LiveRules } from './live.ts'

/** Returns the milliseconds that a match has been played at the instant `now`, without its pauses; never below zero. */
export function playedMs({ startedAt, pausedAt, pausedMs }: LiveMatch, now: string): number {
  return Math.max(0, Date.parse(pausedAt ?? now) - Date.parse(startedAt) - pausedMs)
}

/** Returns why a match is over at the instant `now`: by goals or by its time; null while it is not. */
export function matchOver(
  match: LiveMatch,
  { minutes, goals }: Pick<LiveRules, 'minutes' | 'goals'>,
  score: readonly [number, number],
  now: string,
): 'goals' | 'time' | null {
  if (goals !== null && Math.max(...score) >= goals) return 'goals'
  return minutes !== null && playedMs(match, now) >= minutes * 60_000 ? 'time' : null
}
