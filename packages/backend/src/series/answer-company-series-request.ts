import { answerCompanySeriesRequestSpec } from '@campo-livre/contract/series/answer-company-series-request.ts'
import { answerAsArena } from '@campo-livre/domain/series/request-operations.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { notFound } from '../http/refused.ts'
import { requireCompany } from '../companies/to-own-company.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import { withPreview } from './apply-series-command.ts'
import { seriesFacts } from './series-context.ts'
import { toRequest } from './series-requests.ts'

/** Answers a request for a fixed slot: accepted, another hour, or refused with a reason (N8). */
export const answerCompanySeriesRequest = answer(
  answerCompanySeriesRequestSpec,
  async ({ db, now, user, params, body }) => {
    const company = requireCompany(db, user)
    const request = db.seriesRequests.find(params.id)
    if (request?.companyId !== company.id) throw notFound()
    const outcome = answerAsArena(request, body, seriesFacts(db, { company, now, userId: user.id }))
    const { changes } = await applyOutcome(db, outcome, withPreview)
    return ok(toRequest(db, now, changes.seriesRequests[0], true), { message: 'Pedido respondido.' })
  },
)
