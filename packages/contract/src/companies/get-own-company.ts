import { ownCompanySchema } from '@campo-livre/domain/companies/own-company.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const getOwnCompanyCall = {
  method: 'GET',
  path: '/company',
  output: ownCompanySchema,
} as const satisfies DeclaredCall

export const getOwnCompanySpec = describeCall(getOwnCompanyCall, () => ({
  who: ['company'],
  summary: 'The company of the one who asks, approved or not, with all its fields by name.',
  refusals: { not_found: 'None yet.' },
}))
