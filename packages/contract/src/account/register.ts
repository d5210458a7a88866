import { registrationSchema } from '@campo-livre/domain/users/registration.ts'
import { userSchema } from '@campo-livre/domain/users/user.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

export const registerCall = {
  method: 'POST',
  path: '/auth/register',
} as const satisfies DeclaredCall

export const registerSpec = describeCall(registerCall, () => ({
  who: 'anyone',
  body: registrationSchema,
  status: 201,
  output: z.object({ user: userSchema, requires_verification: z.boolean() }),
  summary: 'Registers an athlete, and sends a code to the e-mail.',
  refusals: { invalid: 'E-mail, phone or CPF of somebody else; too young, or nobody responsible agrees.' },
}))
