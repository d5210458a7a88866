import { interestSchema } from '@campo-livre/domain/companies/interest.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const registerInterestCall = {
  method: 'POST',
  path: '/pre-companies-registration',
} as const satisfies DeclaredCall

export const registerInterestSpec = describeCall(registerInterestCall, () => ({
  who: 'anyone',
  body: interestSchema,
  status: 201,
  summary: 'Somebody who has an arena leaves their contact (H13).',
}))
