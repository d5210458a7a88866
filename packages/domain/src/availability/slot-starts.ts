import type { OpenStretch } from '../companies/opening-hours.ts'

/**
 * Returns the minutes of an opening day at which whole slots begin, one open interval after the other; 1440 and more
 * are in the night after.
 */
export function slotStarts(stretches: readonly OpenStretch[], slotMinutes: number): number[] {
  const starts: number[] = []
  for (const { opens, closes } of stretches) {
    for (let minute = opens; minute + slotMinutes <= closes; minute += slotMinutes) starts.push(minute)
  }
  return starts
}
