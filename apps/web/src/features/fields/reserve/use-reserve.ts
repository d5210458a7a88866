import { ApiError, messageOf } from '@campo-livre/api/client/api-error.ts'
import { alternativesOf, createBooking } from '@campo-livre/api/bookings/create-booking.ts'
import { bookingQuery } from '@campo-livre/api/bookings/get-booking.ts'
import { refuse } from '@campo-livre/domain/bookings/request.ts'
import { toInstant } from '@campo-livre/domain/time/zone.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { bookingsChanged } from '../../../lib/bookings-changed.ts'
import { useStop } from '../../../lib/use-stop.ts'
import { useWishKey } from '../../../lib/use-wish-key.ts'
import type { Span } from '../week/selection.ts'
import type { Choice } from '../week/use-choice.ts'

type Reserve = {
  reserve: (span: Span) => void
  /** From the press of the button until the payment screen is there. */
  busy: boolean
  /** Waits no longer for an answer. */
  stop: () => void
}

/**
 * Holds the chosen time and goes on to paying. A choice is sent with one key however often it is tried, so an answer
 * lost on the way never books twice. What is refused leaves everything else on the screen as it was.
 */
export function useReserve(fieldId: string, choice: Choice): Reserve {
  const client = useQueryClient()
  const navigate = useNavigate()
  const keyOf = useWishKey()
  const { signal, stop } = useStop()
  const refresh = () => client.invalidateQueries({ queryKey: ['fields', fieldId] })
  const mutation = useMutation({
    mutationFn: (span: Span) => {
      const wish = { fieldId, start: toInstant(span.start), end: toInstant(span.end) }
      return createBooking(wish, keyOf(`${wish.start} ${wish.end}`), signal())
    },
    onMutate: () => choice.say(null),
    onSuccess: async (booking) => {
      bookingsChanged(client)
      client.setQueryData(bookingQuery(booking.id).queryKey, booking)
      await navigate({ to: '/atleta/reservas/$id/pagamento', params: { id: booking.id } })
    },
    onError: (error) => {
      const text = messageOf(error, sentences[failureOf(error)])
      if (text === ownTime) {
        choice.clear({ kind: 'mine', text })
      } else if (failureOf(error) === 'conflict') {
        choice.clear({ kind: 'failed', text, offers: alternativesOf(error) })
      } else {
        choice.say({ kind: 'failed', text })
      }
      if (failureOf(error) !== 'unreachable') void refresh()
    },
  })
  return { reserve: (span) => mutation.mutate(span), busy: mutation.isPending || mutation.isSuccess, stop }
}

/** How the server says that the person has this time already: a 409 carries the sentence of the refusal. */
const ownTime = refuse('mine').message

const sentences = {
  conflict: 'Esse horário acabou de ser reservado.',
  refused: 'Não deu para reservar esse horário. Tente outro.',
  unreachable: 'Não sabemos se sua reserva chegou. Tente de novo: nada é reservado duas vezes.',
}

function failureOf(error: Error): keyof typeof sentences {
  const status = error instanceof ApiError ? error.status : null
  if (status === 409) return 'conflict'
  return status === null || status >= 500 ? 'unreachable' : 'refused'
}
