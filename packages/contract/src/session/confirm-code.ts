import { codeEntrySchema } from '@campo-livre/domain/users/code-entry.ts'
import { userSchema } from '@campo-livre/domain/users/user.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

export const confirmCodeCall = {
  method: 'POST',
  path: '/auth/code/confirm',
} as const satisfies DeclaredCall

export const confirmCodeSpec = describeCall(confirmCodeCall, () => ({
  who: 'anyone',
  body: codeEntrySchema,
  output: z.object({ token: z.string(), user: userSchema }),
  extension: true,
  summary:
    'Signs in by the code of the mail: to the account of that e-mail, which it confirms, or to a new one for an athlete.',
  refusals: {
    invalid: 'The e-mail has no account yet, and there is no name: at `name`. The code stays good.',
    too_many_attempts: 'Five wrong codes for this e-mail within 15 minutes; `Retry-After` says how long.',
    code_wrong: 'Not the code that was sent.',
    code_used: 'The code has let somebody in already.',
    code_expired: 'The code is older than 15 minutes.',
    account_blocked: 'The account is blocked (`email`).',
  },
}))
