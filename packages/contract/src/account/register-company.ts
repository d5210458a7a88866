import { companyRegistrationSchema } from '@campo-livre/domain/companies/company-registration.ts'
import { userSchema } from '@campo-livre/domain/users/user.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

export const registerCompanyCall = {
  method: 'POST',
  path: '/auth/register-company',
} as const satisfies DeclaredCall

export const registerCompanySpec = describeCall(registerCompanyCall, () => ({
  who: 'anyone',
  body: companyRegistrationSchema,
  status: 201,
  extension: true,
  output: z.object({ user: userSchema, requires_verification: z.boolean() }),
  summary: 'Registers an arena, which waits for approval, and the account of who runs it.',
  refusals: { invalid: 'E-mail, phone or CNPJ of somebody else.' },
}))
