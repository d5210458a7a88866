import { refuse } from '@campo-livre/domain/bookings/request.ts'
import { canPay, occupies, statusAt } from '@campo-livre/domain/bookings/status.ts'
import type { Database } from '../store/database.ts'
import type { BookingRecord } from '../store/records.ts'
import { Refused } from '../http/refused.ts'
import { bookingsNear } from './in-the-way.ts'

export const HOLD_OVER = 'O tempo para pagar acabou e o horário foi liberado.'

/** Refuses with 409 and a reason unless the hold of a booking lasts (rule 4). */
export function requirePayable(db: Database, booking: BookingRecord, now: string): void {
  const status = statusAt(booking, now)
  if (status === 'expired') throw new Refused('hold_expired', HOLD_OVER)
  if (status === 'cancelled') throw new Refused('booking_cancelled', 'Essa reserva foi cancelada.')
  if (!canPay(booking, now)) throw new Refused('booking_confirmed', 'Essa reserva já está confirmada.')
  if (isTaken(db, booking, now)) throw new Refused('slot_taken', refuse('taken').message)
}

/**
 * Returns whether another booking has the time (rule 1): rows that were imported or kept may come from another clock.
 */
function isTaken(db: Database, booking: BookingRecord, now: string): boolean {
  const field = db.fields.find(booking.fieldId)
  if (!field) return false
  return bookingsNear(db, field, booking).some(
    (other) => other.id !== booking.id && occupies(other, now) && statusAt(other, now) !== 'awaiting_payment',
  )
}
