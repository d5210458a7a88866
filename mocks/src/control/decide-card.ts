import * as z from 'zod/mini'
import { ok } from '@campo-livre/backend/http/answer.ts'
import { control } from './control.ts'
import { notFound } from '@campo-livre/backend/http/refused.ts'
import { decideCard } from '@campo-livre/backend/payments/decide-cards.ts'

/** Ends the wait of a payment by card, as its holder or its bank does: by the id of the payment. */
export const postCardDecision = control(
  {
    method: 'POST',
    path: '/cards/{id}/decide',
    summary: 'Answers for the bank of a card that waits.',
    body: z.object({ approved: z.boolean() }),
  },
  async ({ db, now, params, body: { approved } }) => {
    const [card] = db.cards.where(({ charge }) => charge.paymentId === params.id && charge.waits !== null)
    if (!card) throw notFound()
    await decideCard(db, card.id, { approved, at: now })
    return ok(null, { message: approved ? 'Cartão confirmado.' : 'Cartão recusado.' })
  },
)
