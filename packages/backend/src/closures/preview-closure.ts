import { previewClosureSpec } from '@campo-livre/contract/closures/calls.ts'
import { refuseClosure } from '@campo-livre/domain/closures/operations.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { requireNoRefusal } from '../store/apply-outcome.ts'
import { closingOf, previewOf } from './closure-grounds.ts'
import { closableFacts } from './closable-facts.ts'
import { requireCompany } from '../ownership/own-company.ts'

/** Tells the bookings that a closure would overlap (H1). Writes nothing. */
export const previewClosure = answer(
  previewClosureSpec,
  ({ db, now, user, body: { closure } }) => {
    const company = requireCompany(db, user)
    requireNoRefusal(refuseClosure(closure, closableFacts(db, now, company)))
    const preview = previewOf(db, now, company, closingOf(db, now, company, closure))
    const message =
      preview.bookings.length === 0
        ? 'Nenhuma reserva nesse horário.'
        : 'Diga o que fazer com as reservas nesse horário.'
    return ok(preview, { message })
  },
  { undoable: false },
)
