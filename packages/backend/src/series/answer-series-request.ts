import { answerSeriesRequestSpec } from '@campo-livre/contract/series/answer-series-request.ts'
import { answerForAthlete } from '@campo-livre/domain/series/request.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { notFound, Refused } from '../http/refused.ts'
import { carryOutSeries } from './carry-out.ts'
import { reportOf, tellArena, toRequest } from './series-requests.ts'

/** Answers the hour that an arena offers instead (N8). */
export const answerSeriesRequest = answer(
  answerSeriesRequestSpec,
  async ({ db, now, user, params, body }) => {
    const request = db.seriesRequests.find(params.id)
    const company = request && db.companies.find(request.companyId)
    if (!company || request.athleteId !== user.id) throw notFound()
    const report = reportOf(db, now, { company, wish: request.offer ?? request.wish, names: false })
    const answered = answerForAthlete(request, body, { at: now, report })
    if (!answered.ok) throw new Refused(answered.code, answered.message)
    if (answered.command) await carryOutSeries(db, { company, now, userId: user.id }, answered.command)
    const { id, ...rest } = answered.request
    await db.seriesRequests.update(id, rest)
    await tellArena(db, answered.request)
    return ok(toRequest(db, now, answered.request, false), { message: 'Resposta enviada.' })
  },
)
