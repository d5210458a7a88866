import { previewSlotCommandSpec } from '@campo-livre/contract/series/preview-slot-command.ts'
import { previewForAthlete } from '@campo-livre/domain/series/athlete-preview.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { seriesContext } from './series-context.ts'
import { owned } from '../ownership/owned.ts'

/** Tells what an athlete's wish would do to their fixed slot (decision 178). Writes nothing. */
export const previewSlotCommand = answer(
  owned(previewSlotCommandSpec, 'series', 'athlete'),
  ({ db, now, user, row: series, company, body }) => {
    const preview = previewForAthlete(series, body, seriesContext(db, { company, now, userId: user.id }))
    return ok(preview, { message: preview.refusal?.message ?? 'Confira antes de confirmar.' })
  },
  { undoable: false },
)
