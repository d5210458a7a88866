import { mailRequestSchema } from '@campo-livre/domain/users/proof.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const askCodeCall = {
  method: 'POST',
  path: '/auth/code',
} as const satisfies DeclaredCall

export const askCodeSpec = describeCall(askCodeCall, () => ({
  who: 'anyone',
  body: mailRequestSchema,
  extension: true,
  summary: 'Sends a code to enter by, whether the e-mail has an account or not; the answer does not tell.',
  refusals: { too_soon: 'Less than a minute after the last one; `Retry-After` says how long.' },
}))
