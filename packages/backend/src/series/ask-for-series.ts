import { askForSeriesSpec } from '@campo-livre/contract/series/ask-for-series.ts'
import { askForSlot } from '@campo-livre/domain/series/request-operations.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { notFound } from '../http/refused.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import { askedCompany, toRequest } from './series-requests.ts'

/** Asks an arena for a fixed slot (N8). */
export const askForSeries = answer(askForSeriesSpec, async ({ db, now, user, body }) => {
  const company = askedCompany(db, body.fieldId)
  const known = db.seriesRequests.find(body.id)
  if (known && known.athleteId !== user.id) throw notFound()
  if (known) return ok(toRequest(db, now, known, false), { message: 'Pedido enviado.' })
  const requests = db.seriesRequests.by('athleteId', user.id)
  const outcome = askForSlot(body, { arena: company, athlete: user, requests, at: now })
  const { changes } = await applyOutcome(db, outcome)
  return ok(toRequest(db, now, changes.seriesRequests[0], false), { message: 'Pedido enviado.' })
})
