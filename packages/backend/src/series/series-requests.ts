import type { AskForSeries, SeriesRequestDetail } from '@campo-livre/domain/series/request.ts'
import { slotReport } from '@campo-livre/domain/series/slot-report.ts'
import type { Database } from '../store/database.ts'
import type { CompanyRecord, SeriesRequestRecord } from '../store/records.ts'
import { toCompanySummary } from '../companies/to-company.ts'
import { seriesContext } from './series-context.ts'
import { companyOfRow } from '../ownership/own-row.ts'

/** Returns the clash report of a slot, with names for the arena alone. */
export function reportOf(
  db: Database,
  now: string,
  {
    company,
    wish,
    names,
  }: { company: CompanyRecord; wish: Omit<AskForSeries, 'id' | 'note'>; names: boolean },
) {
  const { data } = seriesContext(db, { company, now, userId: null })
  return slotReport(wish, { data, at: now, names })
}

/** Returns a request as the arena, or its athlete, sees it. */
export function toRequest(
  db: Database,
  now: string,
  request: SeriesRequestRecord,
  names: boolean,
): SeriesRequestDetail {
  const company = companyOfRow(db, request)
  const wish = request.offer ?? request.wish
  return {
    ...request,
    fieldName: db.fields.find(wish.fieldId)?.name ?? 'Campo',
    company: toCompanySummary(company),
    report: reportOf(db, now, { company, wish, names }),
  }
}
