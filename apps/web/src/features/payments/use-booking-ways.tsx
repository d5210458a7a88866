import { bookingQuery } from '@campo-livre/api/bookings/get-booking.ts'
import { payBooking } from '@campo-livre/api/bookings/pay-booking.ts'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import type { PaymentRequest } from '@campo-livre/domain/bookings/money/payment-request.ts'
import { toPayCents } from '@campo-livre/domain/coupons/to-pay.ts'
import { payableWithCredit, waitsForWhole } from '@campo-livre/domain/credit/split-with-credit.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { useQueryClient } from '@tanstack/react-query'
import { cardWays } from '../../shared/payments/form/cards-address.ts'
import { type ConnectionProblem, lookingSentences } from '../../shared/payments/form/connection-problem.ts'
import type { CardWay, CounterWay, PayCall, PayWay, PixWay } from '../../shared/payments/form/pay-way.ts'
import { newerBooking } from './newer-booking.ts'
import { paymentKey } from './payment-key.ts'

const meta = { changes: ['bookings'] } as const
const HELD = 'Seu horário continua guardado.'

/** Returns the ways to pay a held booking: only its card while that waits, only the credit where that is enough, and nothing where a coupon is. */
export function useBookingWays(
  booking: BookingDetail,
  { problem, whole }: { problem: ConnectionProblem | null; whole: boolean },
): PayWay[] {
  const client = useQueryClient()
  const { id, payment, company } = booking
  const send = async (body: PaymentRequest, key: string, signal: AbortSignal) => {
    const answer = await payBooking(id, body, key, signal)
    return () => client.setQueryData(bookingQuery(id).queryKey, (known) => newerBooking(known, answer))
  }
  const all = whole ? ({ whole } as const) : {}
  const byPix: PayCall<unknown> = {
    meta,
    send: (_, { signal }) => send({ method: 'pix', ...all }, paymentKey(booking, 'pix', whole), signal),
  }
  const atVenue: PayCall<unknown> = {
    meta,
    send: (_, { signal }) => send({ method: 'venue' }, paymentKey(booking, 'venue'), signal),
  }
  const { creditCents, nowCents } = payableWithCredit(booking, whole)
  if (toPayCents(booking) === 0) return [freeWay(byPix)]
  if (creditCents > 0 && nowCents === 0) return [creditWay(booking, whole, byPix)]
  const isWaiting = payment?.status === 'pending'
  const isOfAmount = whole === waitsForWhole(booking)
  const pix: PixWay = {
    method: 'pix',
    code: payment?.method === 'pix' && isWaiting && isOfAmount ? payment.pixCode : null,
    sentence: lookingSentences[problem ?? 'none'],
    ask: byPix,
    wish: paymentKey(booking, 'pix', whole),
    act: null,
    failure: `Não deu para gerar o código Pix. ${HELD}`,
  }
  const used = payment?.method === 'card' ? payment.card : undefined
  const card: CardWay = {
    method: 'card',
    maxInstalments: company.maxInstalments,
    waiting: isWaiting && used?.waits ? { ...used, waits: used.waits } : null,
    declined: payment?.status === 'failed' ? (used ?? null) : null,
    pay: {
      meta,
      send: (use, { idempotencyKey, signal }) =>
        send({ method: 'card', ...all, card: use }, idempotencyKey, signal),
    },
  }
  if (card.waiting) return [card]
  return [pix, ...cardWays(card), ...(booking.payAtVenue ? [venueWay(booking, atVenue)] : [])]
}

type Run = NonNullable<CounterWay['act']>['run']

/** Payment at the venue, which confirms the booking now. */
function venueWay(booking: BookingDetail, run: Run): CounterWay {
  const { creditCents } = payableWithCredit(booking)
  return {
    method: 'venue',
    label: 'Pagar no local',
    children: (
      <>
        <p>
          Sua reserva fica confirmada agora e você paga{' '}
          <strong>{formatCents(toPayCents(booking) - creditCents)}</strong> na {booking.company.name}, no dia
          do jogo.
        </p>
        <small>Mudou de planos? Avisar cedo ajuda quem espera um horário.</small>
      </>
    ),
    act: { label: 'Confirmar reserva', run, failure: `Não deu para confirmar. ${HELD}` },
  }
}

/** The confirmation of a booking of which its coupon has left nothing to pay. */
function freeWay(run: Run): CounterWay {
  return {
    method: 'credit',
    label: 'Confirmar',
    children: <p>O cupom cobre tudo: não falta pagar nada.</p>,
    act: { label: 'Confirmar reserva', run, failure: `Não deu para confirmar. ${HELD}` },
  }
}

/** Payment by credit at the arena, which confirms the booking now. */
function creditWay(booking: BookingDetail, whole: boolean, run: Run): CounterWay {
  const { creditCents, atVenueCents } = payableWithCredit(booking, whole)
  return {
    method: 'credit',
    label: 'Pagar com o crédito',
    children: (
      <>
        <p>
          <strong>{formatCents(creditCents)}</strong> saem do seu crédito na {booking.company.name}.{' '}
          {atVenueCents > 0
            ? `Você paga ${formatCents(atVenueCents)} na arena, no dia do jogo.`
            : 'Não falta pagar nada.'}
        </p>
        <small>Se a reserva for cancelada, o que voltar volta como crédito.</small>
      </>
    ),
    act: { label: 'Confirmar com o crédito', run, failure: `Não deu para confirmar. ${HELD}` },
  }
}
