import { accountSchema } from '@campo-livre/domain/users/account.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const closeCardCall = {
  method: 'DELETE',
  path: '/me/card/address',
  output: accountSchema,
} as const satisfies DeclaredCall

export const closeCardSpec = describeCall(closeCardCall, () => ({
  who: ['athlete'],
  extension: true,
  summary: 'Ends the address of the card at once, and takes the athlete out of the directory.',
}))
