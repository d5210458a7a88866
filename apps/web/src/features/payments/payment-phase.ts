import type { Booking } from '@campo-livre/domain/bookings/booking.ts'
import { statusAt } from '@campo-livre/domain/bookings/status.ts'

export type PaymentPhase = 'open' | 'over' | 'settled'

type Held = Pick<Booking, 'status' | 'holdExpiresAt' | 'start' | 'end'>

/** Rule 4: it can be paid while the hold lasts; then the time is free again; anything else is decided already. */
export function paymentPhase(booking: Held, now: string): PaymentPhase {
  const status = statusAt(booking, now)
  if (status === 'awaiting_payment') return 'open'
  return status === 'expired' ? 'over' : 'settled'
}
