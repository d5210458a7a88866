import { cardTokenSchema } from '@campo-livre/domain/payments/card/card.ts'
import { cardInputSchema } from '@campo-livre/domain/payments/card/card-input.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const createCardTokenCall = {
  method: 'POST',
  path: '/cards',
  output: cardTokenSchema,
} as const satisfies DeclaredCall

export const createCardTokenSpec = describeCall(createCardTokenCall, () => ({
  who: 'anyone',
  body: cardInputSchema,
  secret: true,
  status: 201,
  extension: true,
  summary:
    'Turns a card into a token for one payment. It is the one call with the number and the security code, which are kept nowhere.',
}))
