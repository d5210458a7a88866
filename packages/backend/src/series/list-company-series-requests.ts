import { listCompanySeriesRequestsSpec } from '@campo-livre/contract/series/list-company-series-requests.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { toRequest } from './series-requests.ts'
import { ownRows } from '../ownership/own-company.ts'

/** Lists the requests for fixed slots of the company, the newest first. */
export const listCompanySeriesRequests = answer(listCompanySeriesRequestsSpec, ({ db, now, user }) =>
  ok(
    ownRows(db, user, db.seriesRequests)
      .toSorted((a, b) => (a.createdAt > b.createdAt ? -1 : 1))
      .map((request) => toRequest(db, now, request, true)),
  ),
)
