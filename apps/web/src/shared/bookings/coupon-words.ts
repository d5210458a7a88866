import type { Booking } from '@campo-livre/domain/bookings/booking.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'

/** Returns the coupon of a booking in words, `Cupom BEMVINDO10: −R$ 10,00`; null for none. */
export function couponWords({ couponUsed }: Pick<Booking, 'couponUsed'>): string | null {
  return couponUsed ? `Cupom ${couponUsed.code}: −${formatCents(couponUsed.offCents)}` : null
}
