import { cancelled } from '@campo-livre/domain/bookings/commands/cancel.ts'
import type { CancelledBy } from '@campo-livre/domain/bookings/refund.ts'
import type { Database } from '../../db/database.ts'
import type { BookingRecord } from '../../db/records.ts'
import { notifyCancelled } from './booking-notices.ts'

/**
 * Cancels a booking that may be cancelled, refunds by its rules (rule 5), credit as credit, and notifies. Returns the
 * cancelled one.
 */
export async function cancelNow(
  db: Database,
  now: string,
  booking: BookingRecord,
  { by, reason }: { by: CancelledBy; reason: string | null },
): Promise<BookingRecord> {
  const { id, ...changed } = cancelled(booking, { at: now, by, byId: null, reason })
  const stored = await db.bookings.update(id, changed)
  await notifyCancelled(db, stored)
  return stored
}
