import { tabDetailSchema } from '@campo-livre/domain/tabs/tab.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const getCompanyTabCall = {
  method: 'GET',
  path: '/company/tabs/{id}',
  output: tabDetailSchema,
} as const satisfies DeclaredCall

export const getCompanyTabSpec = describeCall(getCompanyTabCall, () => ({
  who: ['company'],
  paper: true,
  summary: 'A tab of the company, item by item.',
  refusals: { not_found: "Another company's." },
}))
