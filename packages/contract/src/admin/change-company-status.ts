import { companyRowSchema } from '@campo-livre/domain/companies/company-row.ts'
import { companyStatusChangeSchema } from '@campo-livre/domain/companies/company-status-change.ts'
import { stamp } from '@campo-livre/domain/admin/stamped.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

export const changeCompanyStatusCall = {
  method: 'PUT',
  path: '/admin/companies/{id}/status',
  output: z.extend(companyRowSchema, stamp),
} as const satisfies DeclaredCall

export const changeCompanyStatusSpec = describeCall(changeCompanyStatusCall, () => ({
  who: ['admin'],
  body: companyStatusChangeSchema,
  extension: true,
  summary:
    'Approves a company, refuses one that waits or suspends one on the site; its owner reads the reason.',
  refusals: {
    not_found: 'There is no such company.',
    invalid_transition: 'Its status does not allow it, or no longer. `data`: the company as it is now.',
    invalid: 'A refusal or a suspension without a reason: at `reason`.',
    owner_deleted: 'Who ran it has deleted their account: it cannot be approved any more.',
  },
}))
