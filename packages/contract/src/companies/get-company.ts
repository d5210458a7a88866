import { companySchema } from '@campo-livre/domain/companies/company.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const getCompanyCall = {
  method: 'GET',
  path: '/companies/{id}',
  output: companySchema,
} as const satisfies DeclaredCall

export const getCompanySpec = describeCall(getCompanyCall, () => ({
  who: 'anyone',
  summary: 'A company by id or slug, as anyone may see it.',
  refusals: { not_found: 'Unknown, or not approved.' },
}))
