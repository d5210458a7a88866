import { accountSchema } from '@campo-livre/domain/users/account.ts'
import { emailConfirmationSchema } from '@campo-livre/domain/users/account-changes.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const confirmEmailChangeCall = {
  method: 'POST',
  path: '/me/email/confirm',
  output: accountSchema,
} as const satisfies DeclaredCall

export const confirmEmailChangeSpec = describeCall(confirmEmailChangeCall, () => ({
  who: 'signed-in',
  body: emailConfirmationSchema,
  extension: true,
  summary: 'Gives back the code that went to the new e-mail, which becomes that of the account.',
  refusals: {
    email_taken: 'Somebody else has registered with the e-mail in the meantime.',
    too_many_attempts: 'Five wrong codes within 15 minutes; `Retry-After` says how long.',
    code_wrong: 'Not the code that was sent, or the change of e-mail is over.',
    code_used: 'The code has confirmed the e-mail already.',
    code_expired: 'The code is older than 15 minutes.',
  },
}))
