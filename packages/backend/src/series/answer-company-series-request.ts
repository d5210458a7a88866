import { answerCompanySeriesRequestSpec } from '@campo-livre/contract/series/answer-company-series-request.ts'
import { answerForArena } from '@campo-livre/domain/series/request.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { notFound, Refused } from '../http/refused.ts'
import { requireCompany } from '../companies/to-own-company.ts'
import { carryOutSeries } from './carry-out.ts'
import { tellAthlete, toRequest } from './series-requests.ts'

/** Answers a request for a fixed slot: accepted, another hour, or refused with a reason (N8). */
export const answerCompanySeriesRequest = answer(
  answerCompanySeriesRequestSpec,
  async ({ db, now, user, params, body }) => {
    const company = requireCompany(db, user)
    const request = db.seriesRequests.find(params.id)
    if (request?.companyId !== company.id) throw notFound()
    const answered = answerForArena(request, body, now)
    if (!answered.ok) throw new Refused(answered.code, answered.message)
    if (answered.command) await carryOutSeries(db, { company, now, userId: user.id }, answered.command)
    const { id, ...rest } = answered.request
    await db.seriesRequests.update(id, rest)
    await tellAthlete(db, answered.request)
    return ok(toRequest(db, now, answered.request, true), { message: 'Pedido respondido.' })
  },
)
