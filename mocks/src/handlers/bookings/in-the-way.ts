import { statusAt } from '@campo-livre/domain/bookings/status.ts'
import { toMinutes, toMinutesUp } from '@campo-livre/domain/time/zone.ts'
import type { Database } from '../../db/database.ts'
import type { BookingRecord, FieldRecord } from '../../db/records.ts'
import { rangeOf } from '../fields/schedule.ts'
import type { Interval } from '@campo-livre/domain/time/interval.ts'

/** What was ever booked nearer to a time than the field's buffer allows (rule 1), whatever became of it. */
export function bookingsNear(
  db: Database,
  { id, bufferMinutes }: Pick<FieldRecord, 'id' | 'bufferMinutes'>,
  time: Interval,
): BookingRecord[] {
  const from = toMinutes(time.start) - bufferMinutes
  const to = toMinutesUp(time.end) + bufferMinutes
  return db.bookings.by('fieldId', id).filter((booking) => {
    const { start, end } = rangeOf(booking)
    return start < to && end > from
  })
}

/**
 * Writes down that the holds in the way of a time are over, as somebody else is about to take it: a clock that goes back
 * must not bring them to life again (rule 1).
 */
export async function endHoldsNear(
  db: Database,
  field: FieldRecord,
  time: Interval,
  now: string,
): Promise<void> {
  for (const booking of bookingsNear(db, field, time))
    if (booking.status === 'awaiting_payment' && statusAt(booking, now) === 'expired')
      await db.bookings.update(booking.id, { status: 'expired' })
}
