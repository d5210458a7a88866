import { previewSeriesRequestSpec } from '@campo-livre/contract/series/preview-series-request.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { reportOf } from './series-requests.ts'
import { ownRow } from '../ownership/own-row.ts'

/** Tells which dates of a fixed slot are free (N8). Writes nothing. */
export const previewSeriesRequest = answer(
  previewSeriesRequestSpec,
  ({ db, now, user, body }) => {
    const { company } = ownRow(db, user, { table: 'fields', whose: 'public', id: body.fieldId })
    const report = reportOf(db, now, { company, wish: body, names: false })
    return ok(report, {
      message:
        report.clashes.length === 0 ? 'Todas as datas estão livres.' : 'Algumas datas não estão livres.',
    })
  },
  { undoable: false },
)
