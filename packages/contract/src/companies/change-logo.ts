import { ownCompanySchema } from '@campo-livre/domain/companies/own-company.ts'
import { pictureSchema } from '@campo-livre/domain/users/account-changes.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const changeLogoCall = {
  method: 'PUT',
  path: '/company/logo',
  output: ownCompanySchema,
} as const satisfies DeclaredCall

export const changeLogoSpec = describeCall(changeLogoCall, () => ({
  who: ['company'],
  body: pictureSchema,
  extension: true,
  summary: 'Replaces the logo of the company.',
  refusals: { not_found: 'The person has no company yet.' },
}))
