import type { Occupied, Schedule } from '@campo-livre/domain/availability/slots.ts'
import type { MinuteInterval } from '@campo-livre/domain/time/interval.ts'
import { occupies, statusAt } from '@campo-livre/domain/bookings/status.ts'
import type { Database } from '../store/database.ts'
import type { BookingRecord, FieldRecord, UserRecord } from '../store/records.ts'
import { dealsFor } from '../deals/deals-for.ts'
import { closuresOf } from '../closures/closures-of.ts'
import { openingAt } from './opening-at.ts'
import { readTogether } from '../store/not-loaded.ts'
import type { FieldAt } from './public-fields.ts'
import { spansOn } from './spans-on.ts'

export type ScheduleRequest = FieldAt & {
  db: Database
  now: string
  user: UserRecord | null
  /** The ids of bookings that are left out. */
  without?: readonly string[]
}

export type FieldSchedule = Schedule & { field: FieldRecord }

/**
 * Returns everything that decides about a field's slots, as far as the user may know it. `near`, in minutes since 1970,
 * leaves out the bookings of other days.
 */
export function scheduleOf(asking: ScheduleRequest, near?: MinuteInterval): FieldSchedule {
  const { db, now, user, field, without = [] } = asking
  const [spans, closures] = readTogether(
    () => spansOn(db, field, near),
    () => closuresOf(db, field),
  )
  const occupied: Occupied[] = []
  for (const { start, end, booking } of spans) {
    if ((near && end < near.start) || !occupies(booking, now) || without.includes(booking.id)) continue
    occupied.push({ start, end, kind: kindOf(booking, now, user) })
  }
  return { ...openingAt(asking), field, occupied, closures, now }
}

/** Returns the schedule by which visitors of the site buy: with the deals that this one may have (N9). */
export function soldSchedule(asking: ScheduleRequest, near?: MinuteInterval): FieldSchedule {
  const [schedule, deals] = readTogether(
    () => scheduleOf(asking, near),
    () => dealsFor(asking.db, asking.field, asking.user),
  )
  return { ...schedule, deals }
}

function kindOf(booking: BookingRecord, now: string, user: UserRecord | null): Occupied['kind'] {
  if (user && booking.athleteId === user.id) return 'mine'
  return statusAt(booking, now) === 'awaiting_payment' ? 'held' : 'taken'
}
