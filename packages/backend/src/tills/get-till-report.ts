import { getTillReportSpec } from '@campo-livre/contract/tills/get-till-report.ts'
import { isClosed } from '@campo-livre/domain/tills/till.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { notFound } from '../http/refused.ts'
import { ownTill } from './own-till.ts'
import { toTillReport } from './till-rows.ts'

/** Answers the report of a closed till (H3). */
export const getTillReport = answer(getTillReportSpec, ({ db, user, params }) => {
  const { till, company } = ownTill(db, user, params.id)
  if (!isClosed(till)) throw notFound()
  return ok(toTillReport(db, company, till))
})
