import { listCompanySeriesRequestsSpec } from '@campo-livre/contract/series/list-company-series-requests.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { mapAll } from '../store/not-loaded.ts'
import { toRequest } from './series-requests.ts'
import { ownRows } from '../ownership/own-company.ts'

/** Lists the requests for fixed slots of the company, the newest first. */
export const listCompanySeriesRequests = answer(
  listCompanySeriesRequestsSpec,
  ({ db, now, user }) =>
    ok(
      mapAll(
        ownRows(db, user, db.seriesRequests).toSorted((a, b) => (a.createdAt > b.createdAt ? -1 : 1)),
        (request) => toRequest(db, now, request, true),
      ),
    ),
  {
    loads: ({ db, arena }) => [
      () => db.seriesRequests.by('companyId', arena().id),
      () => db.fields.by('companyId', arena().id),
      () => db.closures.by('companyId', arena().id),
    ],
  },
)
