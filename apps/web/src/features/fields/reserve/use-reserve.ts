import { ApiError, messageOf } from '@campo-livre/api/client/api-error.ts'
import { alternativesOf, createBooking } from '@campo-livre/api/bookings/create-booking.ts'
import { bookingQuery } from '@campo-livre/api/bookings/get-booking.ts'
import { refuse } from '@campo-livre/domain/bookings/quote/request.ts'
import { toInstant } from '@campo-livre/domain/time/zone.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useAbortable } from '../../../lib/action/use-abortable.ts'
import { useIdempotencyKey } from '../../../lib/action/use-idempotency-key.ts'
import type { Choice } from '../week/use-choice.ts'
import type { MinuteInterval } from '@campo-livre/domain/time/interval.ts'
import { stillHere } from '../../../session/still-here.ts'

type Reserve = {
  reserve: (interval: MinuteInterval) => void
  /** True from the click until the payment screen is shown. */
  busy: boolean
  /** Cancels waiting for an answer. */
  abort: () => void
}

/**
 * Holds the chosen time and goes on to its payment. A choice has one key for all tries, so a lost answer never books
 * twice. A refusal leaves everything else on the screen as it is.
 */
export function useReserve(fieldId: string, choice: Choice): Reserve {
  const client = useQueryClient()
  const navigate = useNavigate()
  const keyOf = useIdempotencyKey()
  const { signal, abort } = useAbortable()
  const mutation = useMutation({
    meta: { changes: ['bookings'] },
    mutationFn: (interval: MinuteInterval) => {
      const wish = { fieldId, start: toInstant(interval.start), end: toInstant(interval.end) }
      return createBooking(wish, keyOf(`${wish.start} ${wish.end}`), signal())
    },
    onMutate: () => {
      choice.say(null)
      return stillHere()
    },
    onSuccess: async (booking, _span, isHere) => {
      if (!isHere()) return
      client.setQueryData(bookingQuery(booking.id).queryKey, booking)
      await navigate({
        to: '/atleta/reservas/$id/pagamento',
        params: { id: booking.id },
        // Giving up returns to the field.
        state: { fromField: true },
      })
    },
    onError: (error, interval, isHere) => {
      if (isHere?.() === false) return
      const failure = failureOf(error)
      const text = messageOf(error, sentences[failure])
      if (failure === 'own') {
        choice.clear({ kind: 'mine', text, interval })
      } else if (failure === 'conflict') {
        choice.clear({ kind: 'failed', text, offers: alternativesOf(error) })
      } else {
        choice.say({ kind: 'failed', text })
      }
    },
  })
  return {
    reserve: (interval) => mutation.mutate(interval),
    busy: mutation.isPending || mutation.isSuccess,
    abort,
  }
}

const sentences = {
  own: refuse('mine').message,
  conflict: 'Esse horário acabou de ser reservado.',
  refused: 'Não deu para reservar esse horário. Tente outro.',
  unreachable: 'Não sabemos se sua reserva chegou. Tente de novo: nada é reservado duas vezes.',
}

/** Returns the kind of failure. Without a code, by the status alone, the user's own time counts as taken. */
function failureOf(error: Error): keyof typeof sentences {
  const { code, status } = error instanceof ApiError ? error : { code: null, status: null }
  if (code === 'slot_own') return 'own'
  if (status === 409) return 'conflict'
  return status === null || status >= 500 ? 'unreachable' : 'refused'
}
