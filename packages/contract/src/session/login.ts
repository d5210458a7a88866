import { credentialsSchema } from '@campo-livre/domain/users/credentials.ts'
import { userSchema } from '@campo-livre/domain/users/user.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

export const loginCall = {
  method: 'POST',
  path: '/auth/login',
} as const satisfies DeclaredCall

export const loginSpec = describeCall(loginCall, () => ({
  who: 'anyone',
  body: credentialsSchema,
  output: z.object({ token: z.string(), user: userSchema }),
  summary: 'Signs in: a token, and who that is.',
  refusals: {
    wrong_credentials: 'No account has this e-mail and password (`email`).',
    email_unverified: 'The e-mail is not confirmed yet: another code is on its way (`email`).',
    account_blocked: 'The account is blocked (`email`).',
    too_many_attempts:
      'Five wrong passwords for this e-mail within a minute, whether it has an account or not; `Retry-After` says how long.',
  },
}))
