import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { PaymentPhase } from './payment-phase.ts'

/** Goes on to the booking once there is nothing left to pay. Going back does not return here. */
export function useLeaveWhenSettled({ id, status }: BookingDetail, phase: PaymentPhase): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (phase !== 'settled') return
    const search = status === 'confirmed' ? { confirmada: 'sim' as const } : {}
    void navigate({ to: '/atleta/reservas/$id', params: { id }, search, replace: true })
  }, [navigate, id, status, phase])
}
