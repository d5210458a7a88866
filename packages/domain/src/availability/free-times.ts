import type { Availability, AvailabilitySlot } from './availability.ts'

/** The free times of a day, by their starts. */
export type FreeDay = { day: string; times: { start: string; end: string }[] }

/** Returns the free times of exactly that many minutes in an answer, by opening day; days without any are left out. */
export function freeTimes({ days }: Availability, minutes: number): FreeDay[] {
  return days
    .map(({ day, slots }) => ({ day, times: slots.flatMap((_, index) => timeFrom(slots, index, minutes)) }))
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
