import { passwordResetSchema } from '@campo-livre/domain/users/proof.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const resetPasswordCall = {
  method: 'POST',
  path: '/auth/reset-password',
} as const satisfies DeclaredCall

export const resetPasswordSpec = describeCall(resetPasswordCall, () => ({
  who: 'anyone',
  body: passwordResetSchema,
  summary:
    'Makes a new password by the link of the mail; all sessions of the person end. By the link of an invitation it is the first one, with the agreement to the terms.',
  refusals: {
    link_invalid: 'The link is wrong, used or older than 60 minutes, that of an invitation than 7 days.',
    invalid: 'An invitation without the agreement: at `terms_version`.',
  },
}))
