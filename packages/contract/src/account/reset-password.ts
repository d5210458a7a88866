import { passwordResetSchema } from '@campo-livre/domain/users/proof.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const resetPasswordCall = {
  method: 'POST',
  path: '/auth/reset-password',
} as const satisfies DeclaredCall

export const resetPasswordSpec = describeCall(resetPasswordCall, () => ({
  who: 'anyone',
  body: passwordResetSchema,
  summary: 'Makes a new password by the link of the mail; all sessions of the person end.',
  refusals: { link_invalid: 'The link is wrong, used or older than 60 minutes.' },
}))
