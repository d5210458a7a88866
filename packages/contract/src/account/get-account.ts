import { accountSchema } from '@campo-livre/domain/users/account.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const getAccountCall = {
  method: 'GET',
  path: '/me/account',
  output: accountSchema,
} as const satisfies DeclaredCall

export const getAccountSpec = describeCall(getAccountCall, () => ({
  who: 'signed-in',
  extension: true,
  summary: 'All that the person who is signed in has told of themselves.',
}))
