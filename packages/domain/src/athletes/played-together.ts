import type { Racha } from '../rachas/racha.ts'
import { isPlayed } from '../rachas/stats/group-stats.ts'

/** The days for which those of a racha know each other. */
const KNOWN_DAYS = 365
const DAY_MS = 86_400_000

/** Returns whether two people were in one racha that took place in the last year: with a place in it, or as who organised it. */
export function playedTogether(
  rachas: readonly Pick<Racha, 'organizerId' | 'participants' | 'end' | 'cancelledAt'>[],
  [one, other]: readonly [string, string],
  now: string,
): boolean {
  const since = Date.parse(now) - KNOWN_DAYS * DAY_MS
  return rachas.some((racha) => {
    const isIn = (userId: string) =>
      racha.organizerId === userId ||
      racha.participants.some((each) => each.userId === userId && each.status === 'confirmed')
    return isPlayed(racha, now) && Date.parse(racha.end) >= since && isIn(one) && isIn(other)
  })
}
