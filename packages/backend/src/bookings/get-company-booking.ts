import { getCompanyBookingSpec } from '@campo-livre/contract/bookings/get-company-booking.ts'
import { countWaiting } from '@campo-livre/domain/waiting/queue.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import type { Database } from '../store/database.ts'
import { readTogether } from '../store/not-loaded.ts'
import type { BookingRecord } from '../store/records.ts'
import { waitsOn } from '../waiting/look-at-waits.ts'
import { toCompanyBooking } from './to-company-booking.ts'
import { owned } from '../ownership/owned.ts'

/** Answers a booking as its arena sees it (H2), with how many wait for its time (N7). */
export const getCompanyBooking = answer(
  owned(getCompanyBookingSpec, 'bookings', 'arena'),
  ({ db, now, row }) => {
    const [booking, waiting] = readTogether(
      () => toCompanyBooking(db, now, row),
      () => waitingFor(db, row),
    )
    return ok({ ...booking, ...(waiting > 0 && { waiting }) })
  },
)

function waitingFor(db: Database, booking: BookingRecord): number {
  const field = db.fields.find(booking.fieldId)
  return field ? countWaiting(booking, waitsOn(db, field, booking)) : 0
}
