import { companyBookingQuery, sendBookingCommand } from '@campo-livre/api/bookings/company-bookings.ts'
import type { BookingCommand } from '@campo-livre/domain/bookings/commands/command.ts'
import type { BookingAnswer } from '@campo-livre/domain/bookings/company-booking.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { Action, ActionOptions } from '../../lib/action/action.ts'
import { useAction } from '../../lib/action/use-action.ts'

/** A command without its id: the action gives one to each try that is the same, so that it counts once. */
export type BookingCommandDraft = BookingCommand extends infer C
  ? C extends BookingCommand
    ? Omit<C, 'id'>
    : never
  : never

type Options = Omit<ActionOptions<BookingCommandDraft, BookingAnswer>, 'mutation'>

/** The action that gives a command about a company's bookings (decision 067). */
export function useBookingCommand(options: Options): Action<BookingCommandDraft, BookingAnswer> {
  const client = useQueryClient()
  return useAction({
    ...options,
    mutation: {
      mutationFn: (draft, { idempotencyKey, signal }) =>
        sendBookingCommand({ ...draft, id: idempotencyKey }, signal),
      meta: { changes: ['bookings', 'tills'] },
      onSuccess: ({ bookings }) => {
        for (const booking of bookings) client.setQueryData(companyBookingQuery(booking.id).queryKey, booking)
      },
    },
  })
}
