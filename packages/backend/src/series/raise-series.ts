import { previewRaiseSpec } from '@campo-livre/contract/series/preview-raise.ts'
import { raiseSeriesSpec } from '@campo-livre/contract/series/raise-series.ts'
import { raiseSlots } from '@campo-livre/domain/series/operations.ts'
import { previewRaise as preview } from '@campo-livre/domain/series/raise-series.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { applyOutcome, requireDone } from '../store/apply-outcome.ts'
import { seriesContext, seriesFacts } from './series-context.ts'
import { toSeriesRow } from './to-series.ts'
import { requireCompany } from '../ownership/own-company.ts'
import { ownRow } from '../ownership/own-row.ts'

/** Tells what a rise would do to each fixed slot of the company, by name (decision 125). */
export const previewRaise = answer(
  previewRaiseSpec,
  ({ db, now, user, body }) => {
    const company = requireCompany(db, user)
    const context = seriesContext(db, { company, now, userId: user.id })
    const fieldName = (id: string) => db.fields.find(id)?.name ?? 'Campo'
    const { lines } = requireDone(preview(db.series.by('companyId', company.id), body, context, fieldName))
    return ok(lines, { message: 'Reajuste conferido.' })
  },
  { undoable: false },
)

/** Raises fixed slots together, with a notice to each athlete (decision 125). */
export const raiseSeries = answer(raiseSeriesSpec, async ({ db, now, user, body }) => {
  const company = requireCompany(db, user)
  const own = ({ seriesId: id }: { seriesId: string }) =>
    ownRow(db, user, { table: 'series', whose: 'arena', id }).row
  body.contracts.forEach(own)
  await applyOutcome(db, raiseSlots(body, seriesFacts(db, { company, now, userId: user.id })))
  const raised = body.contracts.map((contract) => toSeriesRow(db, now, own(contract)))
  return ok(raised, { message: 'Preços reajustados.' })
})
