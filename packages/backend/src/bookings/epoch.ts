import { memoize } from '../store/memoize.ts'
import type { BookingRecord } from '../store/records.ts'

/** Returns when a booking changes its state without a call (rules 4 and 5), in milliseconds; null for never. */
function turnOf({ status, holdExpiresAt, end, rain }: BookingRecord): number | null {
  if (status === 'rained_out' && rain) return Date.parse(rain.until)
  if (status === 'confirmed') return Date.parse(end)
  return status === 'awaiting_payment' && holdExpiresAt !== null ? Date.parse(holdExpiresAt) : null
}

const turnsOf = memoize((bookings: readonly BookingRecord[]) =>
  bookings
    .map(turnOf)
    .filter((turn) => turn !== null)
    .toSorted((a, b) => a - b),
)

/**
 * Counts the bookings that have changed their state without a call by now. While this number is the same, so is the
 * state of each, wherever the clock is moved.
 */
export function epochOf(bookings: readonly BookingRecord[], now: string): number {
  const turns = turnsOf(bookings)
  const instant = Date.parse(now)
  let [low, high] = [0, turns.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((turns[middle] ?? 0) <= instant) low = middle + 1
    else high = middle
  }
  return low
}
