import { listSeriesSpec } from '@campo-livre/contract/series/list-series.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { topUpSeries } from './keep-series.ts'
import { toSeriesDetail } from './to-series.ts'

/** Lists the fixed slots of the athlete (H2), the soonest first. */
export const listSeries = answer(listSeriesSpec, async ({ db, now, user }) => {
  const ids = db.series.by('athleteId', user.id).map(({ id }) => id)
  for (const id of new Set(db.series.by('athleteId', user.id).map(({ companyId }) => companyId))) {
    const company = db.companies.find(id)
    if (company) await topUpSeries(db, company, now)
  }
  const mine = ids.flatMap((id) => db.series.find(id) ?? []).map((series) => toSeriesDetail(db, now, series))
  return ok(mine.toSorted((a, b) => ((a.nextStart ?? '9') < (b.nextStart ?? '9') ? -1 : 1)))
})
