import { addDays, localDay } from '../time/zone.ts'

/** The weeks for which an open-ended series is kept ahead (rule 6). */
const WEEKS_AHEAD = 52

/** Returns the last day to which a series is kept. */
export function lastDay(timeZone: string, at: string): string {
  return addDays(localDay(timeZone, at), WEEKS_AHEAD * 7)
}
