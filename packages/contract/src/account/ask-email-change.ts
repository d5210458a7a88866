import { accountSchema } from '@campo-livre/domain/users/account.ts'
import { emailChangeSchema } from '@campo-livre/domain/users/account-changes.ts'
import { WRONG_PASSWORD } from './wrong-password.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const askEmailChangeCall = {
  method: 'POST',
  path: '/me/email',
  output: accountSchema,
} as const satisfies DeclaredCall

export const askEmailChangeSpec = describeCall(askEmailChangeCall, () => ({
  who: 'signed-in',
  body: emailChangeSchema,
  extension: true,
  summary: 'Sends a code to another e-mail; the present one is told, and stays until the code is given back.',
  refusals: {
    invalid: 'The e-mail is the present one or that of somebody else (`email`).',
    wrong_password: 'The password is wrong (`password`).',
    too_soon: 'The last code is less than a minute old, wherever it went; `Retry-After` says how long.',
    too_many_attempts: WRONG_PASSWORD,
  },
}))
