import { mailRequestSchema } from '@campo-livre/domain/users/proof.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const resendVerificationCodeCall = {
  method: 'POST',
  path: '/auth/resend-verification-code',
} as const satisfies DeclaredCall

export const resendVerificationCodeSpec = describeCall(resendVerificationCodeCall, () => ({
  who: 'anyone',
  body: mailRequestSchema,
  summary: 'Sends another code, if this e-mail waits for one; the answer does not tell.',
  refusals: { too_soon: 'Less than a minute after the last one; `Retry-After` says how long.' },
}))
