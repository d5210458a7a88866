import { verificationSchema } from '@campo-livre/domain/users/proof.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const verifyEmailCall = {
  method: 'POST',
  path: '/auth/verify-email',
} as const satisfies DeclaredCall

export const verifyEmailSpec = describeCall(verifyEmailCall, () => ({
  who: 'anyone',
  body: verificationSchema,
  summary: 'Confirms an e-mail by the code that was sent to it; the person signs in afterwards.',
  refusals: {
    too_many_attempts: 'Five wrong codes for this e-mail within 15 minutes; `Retry-After` says how long.',
    code_wrong: 'Not the code that was sent.',
    code_used: 'The code has confirmed the e-mail already.',
    code_expired: 'The code is older than 15 minutes.',
    email_already_verified: 'The e-mail is confirmed already.',
  },
}))
