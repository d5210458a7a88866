import {
  changeStockRuleCall,
  type changeStockRuleSpec,
} from '@campo-livre/contract/stock/change-stock-rule.ts'
import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import type { StockRule } from '@campo-livre/domain/stock/stock-input.ts'
import { callApi } from '../client/call-api.ts'

/** Says whether the user's company sells beyond its stock; returns the whole company. */
export function changeStockRule(body: StockRule, signal?: AbortSignal): Promise<OwnCompany> {
  return callApi<typeof changeStockRuleSpec>(changeStockRuleCall, { body, signal })
}
