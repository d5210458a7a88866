import { previewClosureSpec } from '@campo-livre/contract/closures/preview-closure.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { requireCompany } from '../companies/to-own-company.ts'
import { closingOf } from './closure-grounds.ts'
import { requireClosable } from './own-closure.ts'
import { toPreview } from './to-preview.ts'

/** Tells the bookings that a closure would overlap (H1). Writes nothing. */
export const previewClosure = answer(
  previewClosureSpec,
  ({ db, now, user, body: { closure } }) => {
    const company = requireCompany(db, user)
    requireClosable(db, now, company, closure)
    const preview = toPreview(db, now, company, closingOf(db, now, company, closure))
    const message =
      preview.bookings.length === 0
        ? 'Nenhuma reserva nesse horário.'
        : 'Diga o que fazer com as reservas nesse horário.'
    return ok(preview, { message })
  },
  { undoable: false },
)
