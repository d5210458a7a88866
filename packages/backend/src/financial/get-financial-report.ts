import { getFinancialReportSpec } from '@campo-livre/contract/financial/get-financial-report.ts'
import { closedTo } from '@campo-livre/domain/financial/closing.ts'
import { reportOf } from '@campo-livre/domain/financial/report-of.ts'
import { usualSettings } from '@campo-livre/domain/financial/settings/money-settings.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { readTogether } from '../store/not-loaded.ts'
import { accrualsOf, entriesOf, moneyReads, openItemsOf } from './entries-of.ts'
import { requireCompany } from '../ownership/own-company.ts'

/** Answers the report of the company's finances over a period (H6, rule 10). */
export const getFinancialReport = answer(
  getFinancialReportSpec,
  ({ db, now, user, query }) => {
    const company = requireCompany(db, user)
    const { timeZone } = company
    const [entries, open, closings] = readTogether(
      () => (query.view === 'cash' ? entriesOf(db, company, now) : accrualsOf(db, company, now)),
      () => openItemsOf(db, company, now),
      () => db.closings.by('companyId', company.id),
    )
    const today = localDay(timeZone, now)
    const { starts } = company.money ?? usualSettings
    return ok(reportOf({ entries, open, today, timeZone, closedTo: closedTo(closings), starts }, query))
  },
  { loads: ({ db, now, arena }) => moneyReads(db, now, arena) },
)
