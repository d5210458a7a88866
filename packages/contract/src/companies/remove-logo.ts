import { ownCompanySchema } from '@campo-livre/domain/companies/own-company.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const removeLogoCall = {
  method: 'DELETE',
  path: '/company/logo',
  output: ownCompanySchema,
} as const satisfies DeclaredCall

export const removeLogoSpec = describeCall(removeLogoCall, () => ({
  who: ['company'],
  extension: true,
  summary: 'Takes the logo of the company away.',
  refusals: { not_found: 'The person has no company yet.' },
}))
