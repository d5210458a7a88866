import { accountSchema } from '@campo-livre/domain/users/account.ts'
import { preferencesSchema } from '@campo-livre/domain/users/account-changes.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const changePreferencesCall = {
  method: 'PUT',
  path: '/me/notification-preferences',
  output: accountSchema,
} as const satisfies DeclaredCall

export const changePreferencesSpec = describeCall(changePreferencesCall, () => ({
  who: 'signed-in',
  body: preferencesSchema,
  extension: true,
  summary:
    'Replaces the kinds of notices that the bell is silent about, and, where they are given, what comes by e-mail and when.',
}))
