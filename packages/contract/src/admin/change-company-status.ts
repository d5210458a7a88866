import { companyRowSchema } from '@campo-livre/domain/companies/company-row.ts'
import { companyStatusChangeSchema } from '@campo-livre/domain/companies/company-status-change.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const changeCompanyStatusCall = {
  method: 'PUT',
  path: '/admin/companies/{id}/status',
  output: companyRowSchema,
} as const satisfies DeclaredCall

export const changeCompanyStatusSpec = describeCall(changeCompanyStatusCall, () => ({
  who: ['admin'],
  body: companyStatusChangeSchema,
  extension: true,
  summary: 'Approves, refuses or suspends a company; its owner is told.',
  refusals: {
    not_found: 'There is no such company.',
    owner_deleted: 'Who ran it has deleted their account: it cannot be approved any more.',
  },
}))
