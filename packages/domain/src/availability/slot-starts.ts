import type { OpeningInterval } from '../companies/opening-hours.ts'

/**
 * Returns the minutes of an opening day at which whole slots begin, one open interval after the other; 1440 and more
 * are in the night after.
 */
export function slotStarts(intervals: readonly OpeningInterval[], slotMinutes: number): number[] {
  const starts: number[] = []
  for (const { opens, closes } of intervals) {
    for (let minute = opens; minute + slotMinutes <= closes; minute += slotMinutes) starts.push(minute)
  }
  return starts
}
