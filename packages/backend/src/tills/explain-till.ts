import { explainTillSpec } from '@campo-livre/contract/tills/explain-till.ts'
import { explainTill as explain } from '@campo-livre/domain/tills/operations.ts'
import { isClosed } from '@campo-livre/domain/tills/till.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import { summedNow, toTillReport } from './till-rows.ts'
import { owned } from '../ownership/owned.ts'

/** Gives the reason of a difference above the limit (H3). */
export const explainTill = answer(
  owned(explainTillSpec, 'tills', 'arena'),
  async ({ db, row: till, company, body: { reason } }) => {
    const { changes } = await applyOutcome(db, explain(isClosed(till) ? summedNow(db, till) : till, reason))
    return ok(toTillReport(db, company, changes.tills[0]), { message: 'Motivo salvo.' })
  },
)
