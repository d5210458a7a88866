import { bookedWhat, movedNotices } from '@campo-livre/domain/bookings/booking-notices.ts'
import type { Database } from '../store/database.ts'
import type { BookingRecord } from '../store/records.ts'
import { sendNotices } from '../notifications/notify.ts'
import { bookingPlace } from './booking-place.ts'
import { endHoldsNear } from './in-the-way.ts'
import { moveRachas } from './move-rachas.ts'

type Place = { fieldId: string; start: string; end: string }

/** Moves a booking to a time that is free (rule 1), at its price, with the racha that is played in it, and notifies. */
export async function moveNow(
  db: Database,
  now: string,
  booking: BookingRecord,
  { reason, ...to }: Place & { reason: string },
): Promise<void> {
  const moved = await moveUntold(db, now, booking, to)
  const from = bookedWhat(booking, bookingPlace(db, booking))
  await sendNotices(db, movedNotices(moved, reason, { from, to: bookingPlace(db, moved) }))
}

/** Moves in the same way a booking that is one of many: of these its athlete is told together. */
export async function moveUntold(
  db: Database,
  now: string,
  booking: BookingRecord,
  to: Place,
): Promise<BookingRecord> {
  const field = db.fields.find(to.fieldId)
  if (field) await endHoldsNear(db, field, to, now)
  const moved = await db.bookings.update(booking.id, to)
  await moveRachas(db, moved)
  return moved
}
