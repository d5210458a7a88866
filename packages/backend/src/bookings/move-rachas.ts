import { gamePlace } from '@campo-livre/domain/bookings/cancel-and-move.ts'
import { moveRachas as move } from '@campo-livre/domain/rachas/operations.ts'
import type { Database } from '../store/database.ts'
import type { BookingRecord } from '../store/records.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import { bookingPlace } from './booking-place.ts'

/** Moves the rachas that are played in a booking to its time and place. */
export async function moveRachas(db: Database, booking: BookingRecord): Promise<void> {
  const rachas = db.rachas.by('bookingId', booking.id)
  await applyOutcome(db, move(rachas, booking, gamePlace(bookingPlace(db, booking))))
}
