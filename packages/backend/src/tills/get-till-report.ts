import { getTillReportSpec } from '@campo-livre/contract/tills/get-till-report.ts'
import { closedTill } from '@campo-livre/domain/tills/operations.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { toTillReport } from './till-rows.ts'
import { owned } from '../ownership/owned.ts'
import { requireDone } from '../store/apply-outcome.ts'

/** Answers the report of a closed till (H3). */
export const getTillReport = answer(owned(getTillReportSpec, 'tills', 'arena'), ({ db, row, company }) => {
  const { till } = requireDone(closedTill(row))
  return ok(toTillReport(db, company, till))
})
