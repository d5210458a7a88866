import { bookingQuery } from '@campo-livre/api/bookings/get-booking.ts'
import { chooseAfterRain } from '@campo-livre/api/rain/choose-after-rain.ts'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import type { RainChoice } from '@campo-livre/domain/rain/rain.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { Action, ActionOptions } from '../../../lib/action/action.ts'
import { useAction } from '../../../lib/action/use-action.ts'

type Options = Omit<ActionOptions<RainChoice, BookingDetail>, 'mutation'>

/** The action by which an athlete chooses what a rained-out booking becomes. */
export function useChooseAfterRain(id: string, options: Options): Action<RainChoice, BookingDetail> {
  const client = useQueryClient()
  return useAction({
    ...options,
    mutation: {
      mutationFn: (choice, attempt) => chooseAfterRain(id, choice, attempt),
      meta: { changes: ['bookings'] },
      onSuccess: (booking) => client.setQueryData(bookingQuery(id).queryKey, booking),
    },
  })
}
