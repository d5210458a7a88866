import { createSimulatedBank } from '@campo-livre/mocks/bank/simulated-bank.ts'
import { createToken } from '@campo-livre/mocks/bank/tokens.ts'
import { cardInputSchema } from '@campo-livre/domain/payments/card/card-input.ts'
import type { ChargeAnswer } from '@campo-livre/domain/payments/card/charge.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { html } from 'hono/html'
import * as z from 'zod/mini'
import { testBankPage } from '../http/test-bank-page.ts'

type Options = {
  /** The secret by which a server of ours is known. */
  secret: string
  /** The address that is told of a decision; null for nobody. */
  webhook: string | null
  /** The ISO instant. */
  now: () => string
  /** The origins from which browsers may send cards. */
  allowedOrigins: readonly string[]
}

const chargeSchema = z.object({
  id: z.string(),
  token: z.string(),
  amountCents: z.int(),
  instalments: z.int(),
})
const refundSchema = z.object({ id: z.string(), amountCents: z.int() })

/** A bank of cards for development and tests: it takes the test cards of the mock, and whoever is asked to confirm does it by a press. */
export function createTestCardBank({ secret, webhook, now, allowedOrigins }: Options) {
  const { bank, charges, refunds, decide } = createSimulatedBank(now)
  const app = new Hono()

  async function tell(id: string): Promise<void> {
    if (webhook === null) return
    await fetch(webhook, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ id }),
    }).catch(() => undefined)
  }

  app.use('/cards', cors({ origin: [...allowedOrigins], allowMethods: ['POST'], maxAge: 86_400 }))
  app.post('/cards', async (context) => {
    const card = z.safeParse(cardInputSchema, await context.req.json().catch(() => null))
    if (!card.success) return context.json({ message: 'Confira os dados do cartão.', errors: {} }, 422)
    const made = createToken(card.data, now())
    if (made.ok) {
      const { token, brand, last4 } = made
      return context.json({ token, brand, last4 }, 201)
    }
    const { message, field, errors = field === undefined ? {} : { [field]: [message] } } = made
    return context.json({ message, errors }, 422)
  })

  app.get('/', (context) => {
    const base = context.req.path.replace(/\/$/, '')
    const waiting = [...charges.values()].filter(({ answer }) => answer.state === 'waits')
    return context.html(page(waiting.toReversed(), base))
  })
  app.post('/decide/:id/:answer', async (context) => {
    const { id, answer } = context.req.param()
    decide(id, answer === 'yes')
    await tell(id)
    return context.redirect(context.req.path.replace(/\/decide\/.*$/, ''), 303)
  })

  app.use(async (context, next) => {
    if (context.req.header('Authorization') !== `Bearer ${secret}`) return context.json({}, 401)
    return next()
  })
  app.get('/cards/:token', async (context) => {
    const card = await bank.readCard(context.req.param('token'))
    return card ? context.json(card) : context.json({}, 404)
  })
  app.post('/charges', async (context) => {
    const charge = z.safeParse(chargeSchema, await context.req.json().catch(() => null))
    if (!charge.success) return context.json({}, 422)
    return context.json(shown(await bank.charge(charge.data)), 201)
  })
  app.get('/charges/:id', async (context) => {
    const answer = await bank.look(context.req.param('id'))
    return answer ? context.json(shown(answer)) : context.json({}, 404)
  })
  app.post('/charges/:id/refunds', async (context) => {
    const refund = z.safeParse(refundSchema, await context.req.json().catch(() => null))
    if (!refund.success) return context.json({}, 422)
    const result = await bank.giveBack({ chargeId: context.req.param('id'), ...refund.data })
    return result === 'refused' ? context.json({}, 422) : context.json({ status: result }, 201)
  })
  return { app, bank, charges, refunds, decide, tell }
}

function shown(answer: ChargeAnswer) {
  if (answer.state === 'declined') return { status: answer.state, reason: answer.reason }
  return answer.state === 'waits' ? { status: 'pending', waits: answer.waits } : { status: answer.state }
}

type Shown = { id: string; amountCents: number }

const page = (waiting: readonly Shown[], base: string) =>
  testBankPage(
    'Os cartões que esperam uma resposta.',
    waiting.map(
      ({ id, amountCents }) =>
        html`${formatCents(amountCents)}
          <form method="post" action="${base}/decide/${id}/yes"><button>Confirmar</button></form>
          <form method="post" action="${base}/decide/${id}/no"><button>Recusar</button></form>`,
    ),
  )
