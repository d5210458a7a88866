import { cancelBooking } from '@campo-livre/api/bookings/cancel-booking.ts'
import { bookingQuery } from '@campo-livre/api/bookings/get-booking.ts'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import type { RefundForm } from '@campo-livre/domain/bookings/cancel/refund.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { Action, ActionOptions } from '../../lib/action/action.ts'
import { useAction } from '../../lib/action/use-action.ts'

type Cancelling = { id: string; reason: string | null; refundAs?: RefundForm }
type Options = Omit<ActionOptions<Cancelling, BookingDetail>, 'mutation'>

/** The action that cancels a booking, for its athlete or its company. */
export function useCancelBooking(options: Options): Action<Cancelling, BookingDetail> {
  const client = useQueryClient()
  return useAction({
    ...options,
    mutation: {
      mutationFn: ({ id, ...body }, { idempotencyKey, signal }) =>
        cancelBooking(id, body, idempotencyKey, signal),
      meta: { changes: ['bookings'] },
      onSuccess: (booking) => client.setQueryData(bookingQuery(booking.id).queryKey, booking),
    },
  })
}
