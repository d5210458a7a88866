import { correctTillCountSpec } from '@campo-livre/contract/tills/correct-till-count.ts'
import { correctCount } from '@campo-livre/domain/tills/count-correction.ts'
import { isClosed } from '@campo-livre/domain/tills/till.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { Refused, refusedAt } from '../http/refused.ts'
import { ownTill } from './own-till.ts'
import { toTillReport } from './till-rows.ts'

/** Adds a note that corrects the count of a closed till; the count of the closing stays (H3). */
export const correctTillCount = answer(correctTillCountSpec, async ({ db, now, user, params, body }) => {
  const { till, company } = ownTill(db, user, params.id)
  const corrected = correctCount(till, body, { at: now, byId: user.id })
  if (!corrected.ok) {
    const { code, message, field } = corrected
    if (field !== undefined) throw refusedAt(field, code, message)
    throw new Refused(code, message, isClosed(till) ? { data: toTillReport(db, company, till) } : {})
  }
  await db.tills.update(till.id, { corrections: corrected.till.corrections })
  return ok(toTillReport(db, company, corrected.till), { status: 201, message: 'Contagem corrigida.' })
})
