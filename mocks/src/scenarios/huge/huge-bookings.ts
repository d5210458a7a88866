import { addDays, toMinutes } from '@campo-livre/domain/time/zone.ts'
import type { BookingRecord, UserRecord } from '@campo-livre/backend/store/records.ts'
import { daysByZone, type Ground } from '../../seed/build-bookings.ts'
import { openAgenda } from '../../seed/bookings/agenda.ts'
import { type Court, openCourt } from '../../seed/bookings/court.ts'
import { fillCourt } from '../../seed/bookings/fill-court.ts'

/** The number from which the codes of these bookings are counted, far from those of the normal set. */
const FIRST_NUMBER = 300_000
/** The days around today on which fields have bookings, and about how many a field has at the usual demand. */
const FIRST_DAY = -2
const DAYS = 6
const USUAL = 14
/** The past year of the persona Empresa's arena, up to where the normal set begins. */
const YEAR = { from: -372, days: 365, demand: 0.9 }

type Filling = {
  now: string
  crowd: ReadonlyMap<string, UserRecord[]>
  /** The bookings of the normal set: who plays then does not play elsewhere. */
  others: readonly BookingRecord[]
  count: number
}

/** Creates functions that build the bookings of one field after the other, `count` in total. */
export function hugeBookings({ now, crowd, others, count }: Filling) {
  const bookings: BookingRecord[] = []
  const agenda = openAgenda(others)
  const todayAt = daysByZone(now)
  let number = FIRST_NUMBER
  const add = (court: Court, demand: number): void => {
    const { timeZone, address } = court.company
    const filled = fillCourt({
      court,
      demand,
      agenda,
      crowd: crowd.get(address.city) ?? [],
      now: toMinutes(now),
      today: todayAt(timeZone),
      nextNumber: () => ++number,
    })
    for (const booking of filled) if (bookings.length < count) bookings.push(booking)
  }
  const courtOf = (ground: Ground, from: number, days: number) =>
    openCourt(ground, { from: addDays(todayAt(ground.company.timeZone), from), days })
  return {
    bookings,
    /** Fills a busy year of a field, around the bookings it has already. */
    fillYear: (ground: Ground, existing: readonly BookingRecord[]) => {
      const court = courtOf(ground, YEAR.from, YEAR.days)
      closeTaken(court, existing)
      add(court, YEAR.demand)
    },
    /** Fills the days around today, at the demand that makes the total come out even with `left` fields to go. */
    fillNow: (ground: Ground, left: number) =>
      add(courtOf(ground, FIRST_DAY, DAYS), (count - bookings.length) / left / USUAL),
  }
}

function closeTaken({ slots, used }: Court, existing: readonly BookingRecord[]): void {
  const taken = existing.map(({ start, end }) => ({ start: toMinutes(start), end: toMinutes(end) }))
  slots.forEach((slot, index) => {
    if (taken.some(({ start, end }) => start < slot.end && slot.start < end)) used[index] = true
  })
}
