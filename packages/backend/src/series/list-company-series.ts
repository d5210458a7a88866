import { listCompanySeriesSpec } from '@campo-livre/contract/series/list-company-series.ts'
import { compareNames } from '@campo-livre/domain/text/compare-names.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { mapAll } from '../store/not-loaded.ts'
import { toSeriesRow } from './to-series.ts'
import { companyOf } from '../ownership/own-company.ts'

/** Lists the fixed slots of the company (H2), by name. */
export const listCompanySeries = answer(
  listCompanySeriesSpec,
  ({ db, now, user }) => {
    const company = companyOf(db, user)
    if (company === null) return ok([])
    const series = db.series
      .by('companyId', company.id)
      .toSorted((a, b) => compareNames(a.customerName, b.customerName) || compareNames(a.id, b.id))
    return ok(mapAll(series, (each) => toSeriesRow(db, now, each)))
  },
  {
    loads: ({ db, arena }) => [
      () => db.series.by('companyId', arena().id),
      () => db.fields.by('companyId', arena().id),
    ],
  },
)
