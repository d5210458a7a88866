import { type BillPayment, paySeriesBill, seriesListQuery } from '@campo-livre/api/series/my-series.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { CardUse } from '@campo-livre/domain/payments/card/card.ts'
import type { SeriesBill, SeriesDetail } from '@campo-livre/domain/series/series-answer.ts'
import { useQueryClient } from '@tanstack/react-query'
import { withChanged } from '../../../lib/query/with-changed.ts'
import { cardWays } from '../../../shared/payments/form/cards-address.ts'
import { lookingSentences } from '../../../shared/payments/form/connection-problem.ts'
import { creditWay } from '../../../shared/payments/form/credit-way.tsx'
import { ownWaiting } from '../../../shared/payments/form/own-waiting.ts'
import type { CardWay, PayWay, PixWay } from '../../../shared/payments/form/pay-way.ts'
import { monthWords } from '../month-words.ts'

const meta = { changes: ['series'], writesCache: ['series'] } as const

/** Returns the amount of a bill that is paid next, in cents, and the ways to pay it: only what waits while it does. */
export function useBillWays(series: SeriesDetail, bill: SeriesBill): { amountCents: number; ways: PayWay[] } {
  const client = useQueryClient()
  const own = ownWaiting(bill.account, series.athleteId)
  // A code that the counter has shown is paid just as well.
  const pix = own.pix ?? bill.account.pendingPix[0] ?? null
  const leftCents = bill.dueCents - bill.pendingCents
  const amountCents = own.card?.amountCents ?? pix?.amountCents ?? leftCents
  const cardCents = own.pix ? amountCents : leftCents
  const creditCents = Math.min(series.creditLeftCents ?? 0, cardCents)
  const send = (id: string, card: CardUse | null, signal: AbortSignal) =>
    sendPayment({ id, amountCents, ...(card && { card }) }, signal)
  const sendPayment = async (payment: Omit<BillPayment, 'month'>, signal: AbortSignal) => {
    const body = { month: bill.month, ...payment }
    const answer = await paySeriesBill(series.id, body, signal)
    return () => client.setQueryData(seriesListQuery().queryKey, withChanged(answer))
  }
  const byPix: PixWay = {
    method: 'pix',
    code: pix?.pixCode ?? null,
    sentence: lookingSentences.none,
    ask: { meta, send: (_, { idempotencyKey, signal }) => send(idempotencyKey, null, signal) },
    wish: String(amountCents),
    act: `Pagar ${formatCents(amountCents)}`,
    failure: 'Não deu para fazer o código. Tente de novo.',
  }
  const byCard: CardWay = {
    method: 'card',
    maxInstalments: series.company.maxInstalments,
    waiting: own.card,
    declined: own.declined,
    pay: { meta, send: (use, { signal }) => send(use.token, use, signal) },
  }
  const byCredit = creditWay({
    creditCents,
    amountCents: cardCents,
    companyName: series.company.name,
    run: {
      meta,
      send: (_, { idempotencyKey: id, signal }) =>
        sendPayment({ id, amountCents: creditCents, credit: true }, signal),
    },
  })
  if (byCard.waiting) return { amountCents, ways: [byCard] }
  const counter = (
    <p>
      Pague <strong>{formatCents(amountCents)}</strong> no balcão da {series.company.name}. A conta de{' '}
      {monthWords(bill.month)} fica paga assim que a arena receber.
    </p>
  )
  return {
    amountCents,
    ways: [
      byPix,
      ...(cardCents > 0 ? cardWays(byCard) : []),
      ...(creditCents > 0 ? [byCredit] : []),
      { method: 'venue', label: 'Pagar no local', children: counter },
    ],
  }
}
