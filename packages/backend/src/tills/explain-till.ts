import { explainTillSpec } from '@campo-livre/contract/tills/explain-till.ts'
import { isClosed } from '@campo-livre/domain/tills/till.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { Refused } from '../http/refused.ts'
import { ownTill } from './own-till.ts'
import { toTillReport, toTillRow } from './till-rows.ts'

/** Gives the reason of a difference above the limit (H3). */
export const explainTill = answer(explainTillSpec, async ({ db, user, params, body: { reason } }) => {
  const { till, company } = ownTill(db, user, params.id)
  if (!isClosed(till) || toTillRow(db, company, till).status !== 'unexplained')
    throw new Refused('invalid_transition', 'Esse caixa não espera um motivo.')
  await db.tills.update(till.id, { differenceReason: reason })
  return ok(toTillReport(db, company, { ...till, differenceReason: reason }), { message: 'Motivo salvo.' })
})
