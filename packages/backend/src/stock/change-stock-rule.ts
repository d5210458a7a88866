import { changeStockRuleSpec } from '@campo-livre/contract/stock/change-stock-rule.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { toOwnCompany } from '../companies/to-own-company.ts'
import { requireCompany } from '../ownership/own-company.ts'

/** Says whether the company sells beyond its stock (rule 7). */
export const changeStockRule = answer(changeStockRuleSpec, async ({ db, user, body }) => {
  const changed = await db.companies.update(requireCompany(db, user).id, body)
  const message = body.sellsBeyondStock ? 'O balcão vende além do estoque.' : 'O balcão para no zero.'
  return ok(toOwnCompany(db, changed), { message })
})
