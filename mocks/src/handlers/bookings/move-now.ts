import type { Database } from '../../db/database.ts'
import type { BookingRecord } from '../../db/records.ts'
import { notifyMoved } from './booking-notices.ts'
import { endHoldsNear } from './in-the-way.ts'
import { moveRachas } from './move-rachas.ts'

/** The place and time to which a booking moves, and the reason that its athlete reads. */
type Move = { fieldId: string; start: string; end: string; reason: string }

/** Moves a booking to a time that is free (rule 1), at its price, with the racha that is played in it, and notifies. */
export async function moveNow(
  db: Database,
  now: string,
  booking: BookingRecord,
  { reason, ...to }: Move,
): Promise<void> {
  const field = db.fields.find(to.fieldId)
  if (field) await endHoldsNear(db, field, to, now)
  const moved = await db.bookings.update(booking.id, to)
  await moveRachas(db, moved)
  await notifyMoved(db, { before: booking, moved, reason })
}
