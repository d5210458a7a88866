import { apiCalls } from '@campo-livre/backend/calls.gen.ts'
import type { Answer } from '@campo-livre/backend/http/answer.ts'
import { answer, type Call } from '@campo-livre/backend/http/call.ts'
import { requireDone } from '@campo-livre/backend/store/apply-outcome.ts'
import { describeCall } from '@campo-livre/contract/call.ts'
import { cardTokenSchema } from '@campo-livre/domain/payments/card/card.ts'
import { cardInputSchema } from '@campo-livre/domain/payments/card/card-input.ts'
import { createToken } from './tokens.ts'

const createTokenSpec = describeCall(
  { method: 'POST', path: '/cards', output: cardTokenSchema } as const,
  () => ({
    who: 'anyone',
    body: cardInputSchema,
    secret: true,
    status: 201,
    bare: true,
    extension: true,
    summary: 'Turns a card into a token for one payment.',
  }),
)

const postCard = answer(createTokenSpec, ({ now, body }): Answer => {
  const { token, brand, last4 } = requireDone(createToken(body, now))
  return { status: 201, body: { token, brand, last4 } }
})

/** The calls of the bank of cards, at `/bank`: the app sends it what the API never gets. */
export const bankCalls: readonly Call[] = [postCard]

/** The calls that the app makes, of the API and of the bank: each is logged, and can fail. */
export const appCalls: readonly Call[] = [...apiCalls, ...bankCalls]
