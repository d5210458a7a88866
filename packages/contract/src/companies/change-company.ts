import { companyProfileChangeSchema } from '@campo-livre/domain/companies/company-profile.ts'
import { ownCompanySchema } from '@campo-livre/domain/companies/own-company.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const changeCompanyCall = {
  method: 'PUT',
  path: '/company/profile',
  output: ownCompanySchema,
} as const satisfies DeclaredCall

export const changeCompanySpec = describeCall(changeCompanyCall, () => ({
  who: ['company'],
  body: companyProfileChangeSchema,
  idempotent: true,
  extension: true,
  summary: 'Replaces what the company says of itself in public.',
  refusals: {
    not_found: 'The person has no company yet.',
    invalid: 'A holiday that has passed or is listed twice: at `holidays.<n>.day`.',
    stale: 'Somebody has changed it since. `data`: the company as it is now.',
  },
}))
