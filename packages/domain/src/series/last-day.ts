import { addDays, localDay } from '../time/zone.ts'

/** The days for which an open-ended series is kept ahead: 52 weeks (rule 6). */
export const DAYS_AHEAD = 52 * 7

/** Returns the last day to which a series is kept. */
export function lastDay(timeZone: string, at: string): string {
  return addDays(localDay(timeZone, at), DAYS_AHEAD)
}
