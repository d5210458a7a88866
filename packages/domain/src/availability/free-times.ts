import type { Interval } from '../time/interval.ts'
import type { Availability, AvailabilitySlot } from './availability.ts'

/** The free times of a day, by their starts. */
export type FreeDay = { day: string; times: { start: string; end: string }[] }

/**
 * Returns the free times of exactly that many minutes in an answer, by opening day; days without any are left out. `own`:
 * a booking that moves, whose slots are free for itself, but for its present time; null for none.
 */
export function freeTimes({ days }: Availability, minutes: number, own: Interval | null = null): FreeDay[] {
  const isOwn = ({ start, end, status }: AvailabilitySlot) =>
    own !== null && status === 'mine' && start >= own.start && end <= own.end
  return days
    .map(({ day, slots }) => {
      const seen = slots.map((slot) => (isOwn(slot) ? { ...slot, status: 'free' as const } : slot))
      const times = seen.flatMap((_, index) => timeFrom(seen, index, minutes))
      return { day, times: times.filter(({ start, end }) => start !== own?.start || end !== own.end) }
    })
    .filter(({ times }) => times.length > 0)
}

/** Returns the time that begins with a slot, as free slots without a break; none where it does not come out even. */
function timeFrom(slots: readonly AvailabilitySlot[], index: number, minutes: number): FreeDay['times'] {
  const start = slots[index]?.start ?? ''
  const ends = Date.parse(start) + minutes * 60_000
  let at = start
  for (const slot of slots.slice(index)) {
    if (slot.status !== 'free' || Date.parse(slot.start) !== Date.parse(at)) return []
    at = slot.end
    if (Date.parse(at) >= ends) return Date.parse(at) === ends ? [{ start, end: at }] : []
  }
  return []
}
