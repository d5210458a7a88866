import { correctTillCountSpec } from '@campo-livre/contract/tills/correct-till-count.ts'
import { correctTillCount as correct } from '@campo-livre/domain/tills/operations.ts'
import { isClosed } from '@campo-livre/domain/tills/till.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { applyOutcome, ifStale } from '../store/apply-outcome.ts'
import { toTillReport } from './till-rows.ts'
import { owned } from '../ownership/owned.ts'

/** Adds a note that corrects the count of a closed till; the count of the closing stays (H3). */
export const correctTillCount = answer(
  owned(correctTillCountSpec, 'tills', 'arena'),
  async ({ db, now, user, row: till, company, body }) => {
    const report = () => (isClosed(till) ? toTillReport(db, company, till) : undefined)
    const { changes } = await applyOutcome(
      db,
      correct(till, body, { at: now, byId: user.id }),
      ifStale(report),
    )
    return ok(toTillReport(db, company, changes.tills[0]), { status: 201, message: 'Contagem corrigida.' })
  },
)
