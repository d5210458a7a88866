import { formatShortDay } from './format.ts'
import { localDay } from './zone.ts'

/** Returns the calendar day of an instant, `sáb, 28/11`, where it is not the day under which it is shown; else null. */
export function dayAfterMidnight(shownUnder: string, instant: string, timeZone: string): string | null {
  if (localDay(timeZone, instant) === shownUnder) return null
  return formatShortDay(instant, timeZone)
}
