import { ownCompanySchema } from '@campo-livre/domain/companies/own-company.ts'
import { stockRuleSchema } from '@campo-livre/domain/stock/stock-input.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const changeStockRuleCall = {
  method: 'PUT',
  path: '/company/stock/rule',
  output: ownCompanySchema,
} as const satisfies DeclaredCall

export const changeStockRuleSpec = describeCall(changeStockRuleCall, () => ({
  who: ['company'],
  body: stockRuleSchema,
  extension: true,
  summary: 'Says whether the counter may sell more than is in stock.',
  refusals: { not_found: 'The person has no company yet.' },
}))
