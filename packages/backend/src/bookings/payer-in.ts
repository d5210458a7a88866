import type { Payer } from '@campo-livre/domain/bookings/booking-notices.ts'
import { payerBefore } from '@campo-livre/domain/bookings/handover/payer-before.ts'
import { REMOVED_NAME } from '@campo-livre/domain/privacy/personal-data.ts'
import { publicName } from '@campo-livre/domain/reviews/write-review.ts'
import type { Database } from '../store/database.ts'
import type { BookingRecord } from '../store/records.ts'

/** Returns who paid for a booking that somebody else has now, to whom its money goes back; null for nobody. */
export function payerIn(db: Database, booking: BookingRecord): Payer | null {
  if (!booking.payment?.paidAt) return null
  const id = payerBefore(booking, db.bookingLinks.by('bookingId', booking.id))
  return id === null ? null : { id, name: publicName(db.users.find(id)?.name ?? REMOVED_NAME) }
}
