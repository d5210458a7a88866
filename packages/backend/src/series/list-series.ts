import { listSeriesSpec } from '@campo-livre/contract/series/list-series.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { mapAll } from '../store/not-loaded.ts'
import { toSeriesDetail } from './to-series.ts'

/** Lists the fixed slots of the athlete (H2), the soonest first. */
export const listSeries = answer(
  listSeriesSpec,
  ({ db, now, user }) => {
    const mine = mapAll(db.series.by('athleteId', user.id), (series) => toSeriesDetail(db, now, series))
    return ok(mine.toSorted((a, b) => ((a.nextStart ?? '9') < (b.nextStart ?? '9') ? -1 : 1)))
  },
  {
    loads: ({ db, user }) => [
      () =>
        mapAll(db.series.by('athleteId', user()?.id ?? ''), ({ companyId }) =>
          db.fields.by('companyId', companyId),
        ),
    ],
  },
)
