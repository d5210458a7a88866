import type { Booking } from '../bookings/booking.ts'
import { statusAt } from '../bookings/status.ts'
import { rainStateAt } from '../rain/rain.ts'
import { phoneDigits } from '../users/phone.ts'

type Used = Pick<Booking, 'status' | 'holdExpiresAt' | 'start' | 'end' | 'rain' | 'couponUsed'>

/**
 * Returns whether a booking counts as a use of its coupon at the instant `now`: a hold does while it lasts, a rained-out
 * one until it has become credit, a cancelled one where its use was not given back.
 */
export function isCountedUse(booking: Used, now: string): boolean {
  if (!booking.couponUsed || booking.couponUsed.returned) return false
  return statusAt(booking, now) !== 'expired' && rainStateAt(booking, now) !== 'credit'
}

/** Returns who uses a coupon by a booking: the account, else the phone that was given; null where neither is known. */
export function couponPerson({
  athleteId,
  customerPhone,
}: Pick<Booking, 'athleteId' | 'customerPhone'>): string | null {
  return athleteId ?? (customerPhone === null ? null : phoneDigits(customerPhone))
}
