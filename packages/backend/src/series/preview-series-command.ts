import { previewSeriesCommandSpec } from '@campo-livre/contract/series/preview-series-command.ts'
import { previewSeries } from '@campo-livre/domain/series/apply-command.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { seriesContext } from './series-context.ts'
import { requireCompany } from '../ownership/own-company.ts'

/** Tells what a command about a fixed slot would do (rule 6). Writes nothing. */
export const previewSeriesCommand = answer(
  previewSeriesCommandSpec,
  ({ db, now, user, body }) => {
    const company = requireCompany(db, user)
    const preview = previewSeries(body, seriesContext(db, { company, now, userId: user.id }))
    return ok(preview, { message: preview.refusal?.message ?? 'Todas as datas estão livres.' })
  },
  { undoable: false },
)
