import { accountSchema } from '@campo-livre/domain/users/account.ts'
import { sportsChangeSchema } from '@campo-livre/domain/users/account-changes.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const changeSportsCall = {
  method: 'PUT',
  path: '/me/sports',
  output: accountSchema,
} as const satisfies DeclaredCall

export const changeSportsSpec = describeCall(changeSportsCall, () => ({
  who: 'signed-in',
  body: sportsChangeSchema,
  extension: true,
  summary: 'Replaces the sports that the person plays, and how well.',
}))
