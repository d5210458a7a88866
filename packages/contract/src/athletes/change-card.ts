import { cardPatchSchema } from '@campo-livre/domain/athletes/card-patch.ts'
import { accountSchema } from '@campo-livre/domain/users/account.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const changeCardCall = {
  method: 'PUT',
  path: '/me/card',
  output: accountSchema,
} as const satisfies DeclaredCall

export const changeCardSpec = describeCall(changeCardCall, () => ({
  who: ['athlete'],
  body: cardPatchSchema,
  extension: true,
  summary:
    'Changes what the athlete says on their card, and who sees each part; what is left out stays as it is. In the directory is only somebody whose age is known to be 18 or more.',
  refusals: { conflict: 'They are under 18 and would be in the directory.' },
}))
