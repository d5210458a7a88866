import type { Booking, BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { statusAt } from '@campo-livre/domain/bookings/status.ts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'

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

/** Goes on to the booking once there is nothing left to pay. Going back does not return here. */
export function useLeaveWhenSettled({ id, status }: BookingDetail, phase: PaymentPhase): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (phase !== 'settled') return
    const search = status === 'confirmed' ? { confirmada: 'sim' as const } : {}
    void navigate({ to: '/atleta/reservas/$id', params: { id }, search, replace: true })
  }, [navigate, id, status, phase])
}
