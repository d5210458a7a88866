import { accountSchema } from '@campo-livre/domain/users/account.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const dropEmailChangeCall = {
  method: 'DELETE',
  path: '/me/email',
  output: accountSchema,
} as const satisfies DeclaredCall

export const dropEmailChangeSpec = describeCall(dropEmailChangeCall, () => ({
  who: 'signed-in',
  extension: true,
  summary: 'Stays with the present e-mail; the code that was sent ends.',
}))
