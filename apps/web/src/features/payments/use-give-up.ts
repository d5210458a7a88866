import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { pickAgain } from '../../lib/pick-again.ts'
import { useCancelBooking } from '../../lib/use-cancel-booking.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The payment was reached from its field: who gives up goes back to it. */
    fromField?: boolean
  }
}

/**
 * Lets a held time go and returns to the field with the same choice. What had been paid meanwhile is given back (rule 5):
 * then the booking tells it.
 */
export function useGiveUp(booking: BookingDetail, asking: boolean, close: () => void) {
  const router = useRouter()
  const navigate = useNavigate()
  const action = useCancelBooking({
    done: close,
    failure: 'Não deu para desistir agora. Seu horário continua guardado.',
  })
  const { data, pending } = action
  const isGone = data !== undefined && (data.cancellation?.refundCents ?? 0) === 0
  useEffect(() => {
    if (!isGone || asking) return
    if (router.history.location.state.fromField) router.history.back()
    else
      void navigate({
        to: '/field/$id',
        params: { id: booking.fieldId },
        search: pickAgain(booking),
        replace: true,
      })
  }, [isGone, asking, router, navigate, booking])
  return {
    action,
    /** It goes back to the field by itself: nothing else may lead away. */
    leaving: pending || isGone,
    giveUp: () => action.run({ id: booking.id, reason: null }),
  }
}
