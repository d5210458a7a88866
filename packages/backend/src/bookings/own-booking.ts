import type { CancelledBy } from '@campo-livre/domain/bookings/refund.ts'
import type { Database } from '../store/database.ts'
import type { BookingRecord, CompanyRecord, UserRecord } from '../store/records.ts'
import { notFound } from '../http/refused.ts'

/** Returns the company that a user runs; null for none. */
export function companyOf(db: Database, user: UserRecord): CompanyRecord | null {
  return db.companies.by('ownerId', user.id)[0] ?? null
}

/** Returns a booking of the user, and whether they are its athlete or its company. 404 for anybody else's. */
export function ownBooking(
  db: Database,
  user: UserRecord,
  id: string,
): { booking: BookingRecord; as: CancelledBy } {
  const booking = db.bookings.find(id)
  if (booking && booking.athleteId === user.id) return { booking, as: 'athlete' }
  if (booking && db.companies.find(booking.companyId)?.ownerId === user.id) return { booking, as: 'company' }
  throw notFound()
}
