import { dayNumber, localDay } from '../time/zone.ts'

/** The days before and after its own within which one game of a fixed slot is played at another time. */
export const SWAP_DAYS = 7

type Near = {
  /** The game's day by the contract. */
  day: string
  timeZone: string
  /** The games of the fixed slot that are booked, this one among them. */
  games: readonly { day: string; start: string }[]
}

/** Returns whether a time is near enough to a game to be played in its place, and before the next one. */
export function isNearGame(
  { start, end }: { start: string; end: string },
  { day, timeZone, games }: Near,
): boolean {
  const apart = Math.abs(dayNumber(localDay(timeZone, start)) - dayNumber(day))
  const later = games.filter((each) => each.day > day)
  return apart <= SWAP_DAYS && later.every((each) => Date.parse(end) <= Date.parse(each.start))
}
