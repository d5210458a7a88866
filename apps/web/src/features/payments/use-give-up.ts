import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { pickedTimeSearch } from '../../shared/bookings/picked-time-search.ts'
import { useCancelBooking } from '../../shared/bookings/use-cancel-booking.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** True when the payment was opened from the field, where giving up returns to. */
    fromField?: boolean
  }
}

/**
 * Gives a held time up and returns to the field with the same choice. A payment made meanwhile is refunded (rule 5),
 * which the booking's screen tells.
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
        search: pickedTimeSearch(booking),
        replace: true,
      })
  }, [isGone, asking, router, navigate, booking])
  return {
    action,
    /** It navigates to the field itself, so no other navigation may run. */
    leaving: pending || isGone,
    giveUp: () => action.run({ id: booking.id, reason: null }),
  }
}
