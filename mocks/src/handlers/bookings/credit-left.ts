import type { Booking } from '@campo-livre/domain/bookings/booking.ts'
import { creditBalance } from '@campo-livre/domain/credit/credit.ts'
import type { Database } from '../../db/database.ts'

/** Returns the credit in cents that the athlete of a booking has left at its arena; 0 for a walk-in. */
export function creditLeft(
  db: Database,
  now: string,
  { athleteId, companyId }: Pick<Booking, 'athleteId' | 'companyId'>,
): number {
  if (athleteId === null) return 0
  const bookings = db.bookings.by('athleteId', athleteId)
  return creditBalance(
    bookings.filter((booking) => booking.companyId === companyId),
    now,
  )
}
