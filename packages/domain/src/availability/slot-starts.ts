import type { OpenStretch } from '../companies/opening-hours.ts'

/** The minutes of an opening day at which whole slots begin, stretch by stretch; past 1440 it is the night after. */
export function slotStarts(stretches: readonly OpenStretch[], slotMinutes: number): number[] {
  const starts: number[] = []
  for (const { opens, closes } of stretches) {
    for (let minute = opens; minute + slotMinutes <= closes; minute += slotMinutes) starts.push(minute)
  }
  return starts
}
