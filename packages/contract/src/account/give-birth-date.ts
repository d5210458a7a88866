import { accountSchema } from '@campo-livre/domain/users/account.ts'
import { birthDateSchema } from '@campo-livre/domain/users/account-changes.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const giveBirthDateCall = {
  method: 'PUT',
  path: '/me/birth-date',
  output: accountSchema,
} as const satisfies DeclaredCall

export const giveBirthDateSpec = describeCall(giveBirthDateCall, () => ({
  who: ['athlete'],
  body: birthDateSchema,
  extension: true,
  summary:
    'Keeps the birth date of an athlete who has given none yet, as a racha with ages needs it. Under 18 a responsible adult agrees.',
  refusals: { conflict: 'Another birth date is known; it is changed with the account.' },
}))
