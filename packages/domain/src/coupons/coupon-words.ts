import type { Booking } from '../bookings/booking.ts'
import { formatCents } from '../money/money.ts'

/** Returns the coupon of a booking in words, `Cupom BEMVINDO10: −R$ 10,00`; null for none. */
export function couponWords({ couponUsed }: Pick<Booking, 'couponUsed'>): string | null {
  return couponUsed ? `Cupom ${couponUsed.code}: −${formatCents(couponUsed.offCents)}` : null
}
