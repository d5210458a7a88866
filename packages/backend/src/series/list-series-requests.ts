import { listSeriesRequestsSpec } from '@campo-livre/contract/series/list-series-requests.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { mapAll, readAhead } from '../store/not-loaded.ts'
import { toRequest } from './series-requests.ts'

/** Lists the athlete's requests for fixed slots, the newest first. */
export const listSeriesRequests = answer(
  listSeriesRequestsSpec,
  ({ db, now, user }) =>
    ok(
      mapAll(
        db.seriesRequests.by('athleteId', user.id).toSorted((a, b) => (a.createdAt > b.createdAt ? -1 : 1)),
        (request) => toRequest(db, now, request, false),
      ),
    ),
  {
    loads: ({ db, user }) => [
      () =>
        mapAll(db.seriesRequests.by('athleteId', user()?.id ?? ''), ({ companyId }) =>
          readAhead([
            () => db.fields.by('companyId', companyId),
            () => db.closures.by('companyId', companyId),
          ]),
        ),
    ],
  },
)
