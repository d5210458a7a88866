import type { Booking } from '@campo-livre/domain/bookings/booking.ts'
import { statusAt } from '@campo-livre/domain/bookings/status.ts'

export type PaymentPhase = 'open' | 'expired' | 'settled'

type Held = Pick<Booking, 'status' | 'holdExpiresAt' | 'start' | 'end'>

/**
 * Returns the phase of a payment (rule 4): open while the hold lasts, expired when the time is free again, settled for
 * every other state.
 */
export function paymentPhase(booking: Held, now: string): PaymentPhase {
  const status = statusAt(booking, now)
  if (status === 'awaiting_payment') return 'open'
  return status === 'expired' ? 'expired' : 'settled'
}
