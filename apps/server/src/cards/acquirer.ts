import type { CardBank } from '@campo-livre/backend/ports/bank.ts'
import { cardSummarySchema, cardWaits, declineReasons } from '@campo-livre/domain/payments/card/card.ts'
import type { ChargeAnswer } from '@campo-livre/domain/payments/card/charge.ts'
import * as z from 'zod/mini'

export type AcquirerOptions = {
  /** The address below which the calls of the bank are: `…/charges`. */
  url: string
  /** The secret by which the bank knows this server. */
  secret: string
}

/** A bank that does not answer for so long is not there. */
const SILENCE_MS = 15_000

/** The refusals that are no word on what was asked: the bank does not know us, has no time, or works on it already. */
const askAgain: readonly number[] = [401, 403, 408, 409, 425, 429]

const chargeSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('approved') }),
  z.object({ status: z.literal('declined'), reason: z.catch(z.enum(declineReasons), 'refused') }),
  z.object({ status: z.literal('pending'), waits: z.catch(z.enum(cardWaits), 'bank') }),
])
const refundSchema = z.object({ status: z.enum(['done', 'pending']) })

/** Returns the bank of cards that speaks the API of docs/server.md at an address. */
export function acquirer({ url, secret }: AcquirerOptions): CardBank {
  async function ask(
    method: 'GET' | 'POST',
    path: string,
    { key, body }: { key?: string; body?: object } = {},
  ) {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${secret}`,
        ...(body ? { 'Content-Type': 'application/json' } : {}),
        ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(SILENCE_MS),
    })
    const text = await answer.text()
    return { status: answer.status, body: answer.ok ? jsonIn(text) : null }
  }
  const isNo = (status: number) => status >= 400 && status < 500 && !askAgain.includes(status)
  const id = encodeURIComponent

  return {
    readCard: async (token) => {
      const { status, body } = await ask('GET', `/cards/${id(token)}`)
      if (isNo(status)) return null
      if (body === null) throw new Error(`the bank tells nothing of a card: ${status}`)
      return z.parse(cardSummarySchema, body)
    },
    charge: async (charge) => {
      const { status, body } = await ask('POST', '/charges', { key: charge.id, body: charge })
      if (isNo(status)) return { state: 'declined', reason: 'refused' }
      if (body === null) throw new Error(`the bank takes no charge: ${status}`)
      return answerOf(body)
    },
    look: async (chargeId) => {
      const { status, body } = await ask('GET', `/charges/${id(chargeId)}`)
      if (status === 404) return null
      if (body === null) throw new Error(`the bank tells nothing of a charge: ${status}`)
      return answerOf(body)
    },
    giveBack: async ({ chargeId, id: refundId, amountCents }) => {
      const sent = { key: refundId, body: { id: refundId, amountCents } }
      const { status, body } = await ask('POST', `/charges/${id(chargeId)}/refunds`, sent)
      if (isNo(status)) return 'refused'
      if (body === null) throw new Error(`the bank does not say whether it gives money back: ${status}`)
      return z.parse(refundSchema, body).status === 'done' ? 'done' : 'waiting'
    },
  }
}

/** Returns the value of a text. An error of its own has none of it: it may tell of a card, and is written down. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('the bank answers no JSON')
  }
}

function answerOf(body: unknown): ChargeAnswer {
  const charge = z.parse(chargeSchema, body)
  if (charge.status === 'approved') return { state: 'approved' }
  if (charge.status === 'declined') return { state: 'declined', reason: charge.reason }
  return { state: 'waits', waits: charge.waits, decision: null }
}
