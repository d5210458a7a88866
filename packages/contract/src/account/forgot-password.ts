import { mailRequestSchema } from '@campo-livre/domain/users/proof.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const forgotPasswordCall = {
  method: 'POST',
  path: '/auth/forgot-password',
} as const satisfies DeclaredCall

export const forgotPasswordSpec = describeCall(forgotPasswordCall, () => ({
  who: 'anyone',
  body: mailRequestSchema,
  summary: 'Sends a link that makes a new password, if this e-mail has an account; the answer does not tell.',
  refusals: { too_soon: 'Less than a minute after the last one; `Retry-After` says how long.' },
}))
