import type { MinuteInterval } from '@campo-livre/domain/time/interval.ts'
import { memoize } from '../store/memoize.ts'
import type { BookingRecord } from '../store/records.ts'
import { type BookedInterval, spanOf } from '../fields/spans-on.ts'
import { byStart } from './by-start.ts'

/** The bookings in order of their start, with their intervals, and the minutes of the longest. */
const laidOut = memoize((bookings: readonly BookingRecord[]) => {
  const spans = byStart(bookings, 1).map(spanOf)
  return { spans, longest: spans.reduce((most, { start, end }) => Math.max(most, end - start), 0) }
})

/** Returns the bookings that overlap an interval, in any state, soonest first. Only those near it are looked at. */
export function bookingsWithin(
  bookings: readonly BookingRecord[],
  { start, end }: MinuteInterval,
): BookingRecord[] {
  const { spans, longest } = laidOut(bookings)
  const found: BookingRecord[] = []
  for (let index = firstFrom(spans, start - longest); index < spans.length; index++) {
    const span = spans[index]
    if (!span || span.start >= end) break
    if (span.end > start) found.push(span.booking)
  }
  return found
}

/** Returns the index of the first span that starts at a minute or later, by halving. */
function firstFrom(spans: readonly BookedInterval[], minute: number): number {
  let [low, high] = [0, spans.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spans[middle]?.start ?? Infinity) < minute) low = middle + 1
    else high = middle
  }
  return low
}
