import type { Booking } from './booking.ts'
import { rainStateAt } from '../rain/rain.ts'
import type { BookingStatus } from './booking-status.ts'

type Dated = Pick<Booking, 'status' | 'holdExpiresAt' | 'start' | 'end'>

/**
 * Returns the status of a booking at the instant `now` (rule 4): a hold expires by itself, a confirmed booking
 * completes when it ends. No job has to run for either.
 */
export function statusAt(booking: Dated, now: string): BookingStatus {
  const instant = Date.parse(now)
  if (booking.status === 'awaiting_payment') {
    const held = booking.holdExpiresAt !== null && instant < Date.parse(booking.holdExpiresAt)
    return held ? 'awaiting_payment' : 'expired'
  }
  if (booking.status === 'confirmed' && instant >= Date.parse(booking.end)) return 'completed'
  return booking.status
}

/** Returns whether the booking blocks its time for other bookings at the instant `now` (rule 1). */
export function occupies(booking: Dated, now: string): boolean {
  const status = statusAt(booking, now)
  return status !== 'expired' && status !== 'cancelled' && status !== 'rained_out'
}

/** Returns whether the booking can still be paid: only while its hold lasts (rule 4). */
export function canPay(booking: Dated, now: string): boolean {
  return statusAt(booking, now) === 'awaiting_payment'
}

/** Returns whether the booking can still be cancelled: held or confirmed, and not begun. */
export function canCancel(booking: Dated, now: string): boolean {
  const status = statusAt(booking, now)
  if (status !== 'awaiting_payment' && status !== 'confirmed') return false
  return Date.parse(now) < Date.parse(booking.start)
}

/** Returns whether the booking is upcoming or under way: held or confirmed, and not ended. */
export function isUpcoming(booking: Dated, now: string): boolean {
  const status = statusAt(booking, now)
  if (status !== 'awaiting_payment' && status !== 'confirmed') return false
  return Date.parse(now) < Date.parse(booking.end)
}

/** Returns whether a booking belongs to the list of upcoming ones: those that wait for a choice after a rain do, too. */
export function isOpen(booking: Dated & Pick<Booking, 'rain'>, now: string): boolean {
  return isUpcoming(booking, now) || rainStateAt(booking, now) === 'choose'
}

/** Returns the whole seconds until the hold expires; 0 where there is no hold or it has expired. */
export function holdSecondsLeft(booking: Pick<Booking, 'holdExpiresAt'>, now: string): number {
  if (booking.holdExpiresAt === null) return 0
  return Math.max(0, Math.ceil((Date.parse(booking.holdExpiresAt) - Date.parse(now)) / 1000))
}
