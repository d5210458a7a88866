import { askForSeriesSpec } from '@campo-livre/contract/series/ask-for-series.ts'
import { askForSlot } from '@campo-livre/domain/series/request-operations.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import { toRequest } from './series-requests.ts'
import { ownRow } from '../ownership/own-row.ts'

/** Asks an arena for a fixed slot (N8). */
export const askForSeries = answer(askForSeriesSpec, async ({ db, now, user, body }) => {
  const { company } = ownRow(db, user, { table: 'fields', whose: 'public', id: body.fieldId })
  if (db.seriesRequests.find(body.id)) {
    const { row } = ownRow(db, user, { table: 'seriesRequests', whose: 'athlete', id: body.id })
    return ok(toRequest(db, now, row, false), { message: 'Pedido enviado.' })
  }
  const requests = db.seriesRequests.by('athleteId', user.id)
  const outcome = askForSlot(body, { arena: company, athlete: user, requests, at: now })
  const { changes } = await applyOutcome(db, outcome)
  return ok(toRequest(db, now, changes.seriesRequests[0], false), { message: 'Pedido enviado.' })
})
