import { previewRaiseSpec } from '@campo-livre/contract/series/preview-raise.ts'
import { raiseSeriesSpec } from '@campo-livre/contract/series/raise-series.ts'
import type { RaiseLine } from '@campo-livre/domain/series/raise.ts'
import {
  type RaisedSeries,
  raiseAll,
  raiseSeries as raiseOne,
  refusedMonth,
} from '@campo-livre/domain/series/raise-series.ts'
import { compareNames } from '@campo-livre/domain/text/compare-names.ts'
import type { Database } from '../store/database.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { invalid, Refused } from '../http/refused.ts'
import { requireCompany } from '../companies/to-own-company.ts'
import { keepSeries } from './keep-series.ts'
import { seriesContext } from './series-context.ts'
import { notifyRaise } from './series-notices.ts'
import { ownSeries, toSeriesRow } from './to-series.ts'

/** Tells what a rise would do to each fixed slot of the company, by name (decision 125). */
export const previewRaise = answer(
  previewRaiseSpec,
  ({ db, now, user, body }) => {
    const company = requireCompany(db, user)
    const refusal = refusedMonth(body.from, company.timeZone, now)
    if (refusal) throw invalid('from', refusal.message)
    const context = seriesContext(db, { company, now, userId: user.id })
    const lines = db.series
      .by('companyId', company.id)
      .toSorted((a, b) => compareNames(a.customerName, b.customerName) || compareNames(a.id, b.id))
      .flatMap((series) => lineOf(db, raiseOne(series, body, context)))
    return ok(lines, { message: 'Reajuste conferido.' })
  },
  { undoable: false },
)

/** Raises fixed slots together, with a notice to each athlete (decision 125). */
export const raiseSeries = answer(raiseSeriesSpec, async ({ db, now, user, body }) => {
  const company = requireCompany(db, user)
  const named = () => body.contracts.map(({ seriesId }) => ownSeries(db, company, seriesId))
  const isDone = named().some(({ changes }) => changes.some(({ id }) => id === body.id))
  if (!isDone) {
    const outcome = raiseAll(body, seriesContext(db, { company, now, userId: user.id }))
    if (!outcome.ok) throw new Refused(outcome.code, outcome.message)
    for (const { series, bookings, ...told } of outcome.raised) {
      const kept = await keepSeries(db, now, { series, bookings, dates: [], ...nothing })
      await notifyRaise(db, kept, told)
    }
  }
  return ok(
    named().map((series) => toSeriesRow(db, now, series)),
    { message: 'Preços reajustados.' },
  )
})

const nothing = { keptExceptions: [], droppedExceptions: [], creditCents: 0 }

function lineOf(db: Database, raised: RaisedSeries | null): RaiseLine[] {
  if (raised === null) return []
  const { series, segment, day, beforeCents, afterCents } = raised
  const { id, version, customerName, athleteId } = series
  const fieldName = db.fields.find(segment.fieldId)?.name ?? 'Campo'
  const isTold = athleteId !== null
  return [{ seriesId: id, version, customerName, fieldName, segment, day, beforeCents, afterCents, isTold }]
}
