import { payTab } from '@campo-livre/api/tabs/pay-tab.ts'
import { tabQuery } from '@campo-livre/api/tabs/get-tab.ts'
import type { CardUse } from '@campo-livre/domain/payments/card/card.ts'
import type { TabPaymentRequest } from '@campo-livre/domain/tabs/tab-answer.ts'
import type { TabDetail } from '@campo-livre/domain/tabs/tab.ts'
import { useQueryClient } from '@tanstack/react-query'
import { cardWays } from '../../../shared/payments/form/cards-address.ts'
import { lookingSentences } from '../../../shared/payments/form/connection-problem.ts'
import { creditWay } from '../../../shared/payments/form/credit-way.tsx'
import { ownWaiting } from '../../../shared/payments/form/own-waiting.ts'
import type { CardWay, PayCall, PayWay, PixWay } from '../../../shared/payments/form/pay-way.ts'
import { AskBill } from './ask-bill.tsx'

type Options = {
  /** The amount that is paid next, in cents. */
  amountCents: number
  /** True where the code that waits is about to be replaced by one of another amount. */
  isChanging: boolean
  onPaid: () => void
}

const meta = { changes: ['tabs'], writesCache: ['tabs'] } as const

/** Returns the ways to pay a tab, or a part of it: only its card while that waits. */
export function useTabWays(tab: TabDetail, { amountCents, isChanging, onPaid }: Options): PayWay[] {
  const client = useQueryClient()
  const own = ownWaiting(tab, tab.athleteId)
  const sendPayment: PayCall<TabPaymentRequest>['send'] = async (body, attempt) => {
    const answer = await payTab(tab.id, body, attempt)
    return () => {
      client.setQueryData(tabQuery(tab.id).queryKey, answer)
      onPaid()
    }
  }
  const send: PayCall<CardUse | null>['send'] = (card, attempt) =>
    sendPayment({ amountCents, ...(card && { card }) }, attempt)
  const pix: PixWay = {
    method: 'pix',
    code: isChanging ? null : (own.pix?.pixCode ?? null),
    sentence: lookingSentences.none,
    ask: { meta, send: (_, attempt) => send(null, attempt) },
    wish: String(amountCents),
    act: 'Pagar com Pix',
    failure: 'Não deu para gerar o código Pix.',
  }
  const card: CardWay = {
    method: 'card',
    maxInstalments: tab.company.maxInstalments,
    waiting: own.card,
    declined: own.declined,
    pay: { meta, send },
  }
  if (card.waiting) return [card]
  const creditCents = Math.min(tab.creditLeftCents ?? 0, amountCents)
  const credit = creditWay({
    creditCents,
    amountCents,
    companyName: tab.company.name,
    run: { meta, send: (_, attempt) => sendPayment({ amountCents: creditCents, credit: true }, attempt) },
  })
  const counter = (
    <>
      <p>
        {tab.status === 'open' && tab.billAskedAt === null
          ? 'Peça a conta: o balcão vê na hora, e você paga lá.'
          : 'É só pagar no balcão da arena.'}
      </p>
      <AskBill tab={tab} />
    </>
  )
  return [
    pix,
    ...cardWays(card),
    ...(creditCents > 0 ? [credit] : []),
    { method: 'venue', label: 'Pagar no local', children: counter },
  ]
}
