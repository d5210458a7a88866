import { answerCompanySeriesRequestSpec } from '@campo-livre/contract/series/answer-company-series-request.ts'
import { answerAsArena } from '@campo-livre/domain/series/request-operations.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import { withPreview } from './apply-series-command.ts'
import { seriesFacts } from './series-context.ts'
import { toRequest } from './series-requests.ts'
import { owned } from '../ownership/owned.ts'

/** Answers a request for a fixed slot: accepted, another hour, or refused with a reason (N8). */
export const answerCompanySeriesRequest = answer(
  owned(answerCompanySeriesRequestSpec, 'seriesRequests', 'arena'),
  async ({ db, now, user, row: request, company, body }) => {
    const outcome = answerAsArena(request, body, seriesFacts(db, { company, now, userId: user.id }))
    const { changes } = await applyOutcome(db, outcome, withPreview)
    return ok(toRequest(db, now, changes.seriesRequests[0], true), { message: 'Pedido respondido.' })
  },
)
