import { cardChangeSchema } from '@campo-livre/domain/athletes/own-card.ts'
import { accountSchema } from '@campo-livre/domain/users/account.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const changeCardCall = {
  method: 'PUT',
  path: '/me/card',
  output: accountSchema,
} as const satisfies DeclaredCall

export const changeCardSpec = describeCall(changeCardCall, () => ({
  who: ['athlete'],
  body: cardChangeSchema,
  extension: true,
  summary:
    'Replaces what the athlete says on their card, and who sees each part. In the directory is only somebody whose age is known to be 18 or more.',
  refusals: { conflict: 'They are under 18 and would be in the directory.' },
}))
