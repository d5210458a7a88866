import { linkedShareQuery, sendShareCommand } from '@campo-livre/api/splits/linked-share.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { ShareCommand } from '@campo-livre/domain/splits/command.ts'
import type { LinkedShare } from '@campo-livre/domain/splits/split-view.ts'
import { useQueryClient } from '@tanstack/react-query'
import { cardWays } from '../../../shared/payments/form/cards-address.ts'
import { lookingSentences } from '../../../shared/payments/form/connection-problem.ts'
import { creditWay } from '../../../shared/payments/form/credit-way.tsx'
import type { CardWay, CounterWay, PayCall, PayWay, PixWay } from '../../../shared/payments/form/pay-way.ts'

const meta = { changes: ['splits'], writesCache: ['splits'] } as const

/** Returns the ways to pay a share: only its card while that waits. */
export function useShareWays(token: string, share: LinkedShare): PayWay[] {
  const client = useQueryClient()
  const { openCents, pix, card, maxInstalments, saidAt, organizerName } = share
  const send = async (command: ShareCommand, signal: AbortSignal) => {
    const answer = await sendShareCommand(token, command, signal)
    return () => client.setQueryData(linkedShareQuery(token).queryKey, answer)
  }
  const byCard: CardWay = {
    method: 'card',
    maxInstalments,
    waiting: card?.waits ? { ...card, waits: card.waits } : null,
    declined: card?.waits === null ? card : null,
    pay: {
      meta,
      send: (use, { signal }) => send({ type: 'card', id: use.token, cents: openCents, card: use }, signal),
    },
  }
  if (byCard.waiting) return [byCard]
  const byPix: PixWay = {
    method: 'pix',
    code: pix?.pixCode ?? null,
    sentence: lookingSentences.none,
    ask: { meta, send: (_, { idempotencyKey: id, signal }) => send({ type: 'pix', id }, signal) },
    wish: String(openCents),
    act: `Pagar ${formatCents(openCents)} com Pix`,
    failure: 'Não deu para gerar o código Pix.',
  }
  const inCash: CounterWay = {
    method: 'cash',
    label: 'Pagar em dinheiro',
    children: (
      <p>
        Entregue <strong>{formatCents(openCents)}</strong> a {organizerName} e avise aqui: a sua parte fica
        paga quando {organizerName} confirmar.
      </p>
    ),
    act: {
      label: 'Já paguei em dinheiro',
      run: { meta, send: (_, { idempotencyKey: id, signal }) => send({ type: 'cash', id }, signal) },
      failure: 'Não deu para avisar.',
    },
  }
  const { arenaCredit } = share
  const online: PayWay[] = [byPix, ...cardWays(byCard)]
  if (arenaCredit) {
    const { cents, companyName } = arenaCredit
    const run: PayCall<void> = {
      meta,
      send: (_, { idempotencyKey: id, signal }) => send({ type: 'credit', id, cents }, signal),
    }
    online.push(creditWay({ creditCents: cents, amountCents: openCents, companyName, run }))
  }
  return saidAt === null ? [...online, inCash] : online
}
