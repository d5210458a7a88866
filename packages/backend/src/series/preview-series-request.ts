import { previewSeriesRequestSpec } from '@campo-livre/contract/series/preview-series-request.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { askedCompany, reportOf } from './series-requests.ts'

/** Tells which dates of a fixed slot are free (N8). Writes nothing. */
export const previewSeriesRequest = answer(
  previewSeriesRequestSpec,
  ({ db, now, body }) => {
    const report = reportOf(db, now, { company: askedCompany(db, body.fieldId), wish: body, names: false })
    return ok(report, {
      message:
        report.clashes.length === 0 ? 'Todas as datas estão livres.' : 'Algumas datas não estão livres.',
    })
  },
  { undoable: false },
)
