import { answerSeriesRequestSpec } from '@campo-livre/contract/series/answer-series-request.ts'
import { answerAsAthlete } from '@campo-livre/domain/series/request-operations.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import { withPreview } from './apply-series-command.ts'
import { seriesFacts } from './series-context.ts'
import { reportOf, toRequest } from './series-requests.ts'
import { owned } from '../ownership/owned.ts'

/** Answers the hour that an arena offers instead (N8). */
export const answerSeriesRequest = answer(
  owned(answerSeriesRequestSpec, 'seriesRequests', 'athlete'),
  async ({ db, now, user, row: request, company, body }) => {
    const report = reportOf(db, now, { company, wish: request.offer ?? request.wish, names: false })
    const outcome = answerAsAthlete(request, body, report, seriesFacts(db, { company, now, userId: user.id }))
    const { changes } = await applyOutcome(db, outcome, withPreview)
    return ok(toRequest(db, now, changes.seriesRequests[0], false), { message: 'Resposta enviada.' })
  },
)
