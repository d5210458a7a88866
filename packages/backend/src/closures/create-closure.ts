import { createClosureSpec } from '@campo-livre/contract/closures/calls.ts'
import { createClosure as create } from '@campo-livre/domain/closures/operations.ts'
import { outcomeOf } from '@campo-livre/domain/closures/outcome.ts'
import { newId } from '../store/ids.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { aroundFacts } from '../bookings/around-facts.ts'
import { applyOutcome, ifStale } from '../store/apply-outcome.ts'
import { closingOf, previewOf } from './closure-grounds.ts'
import { closureRows } from './closure-rows.ts'
import { closableFacts } from './closable-facts.ts'
import { requireCompany } from '../ownership/own-company.ts'

/** Closes fields and decides about the bookings in the way, together or not at all (H1, rules 1 and 5). */
export const createClosure = answer(createClosureSpec, async ({ db, now, user, body }) => {
  const company = requireCompany(db, user)
  const closing = closingOf(db, now, company, body.closure)
  const preview = previewOf(db, now, company, closing)
  const outcome = create(body, {
    ...closableFacts(db, now, company),
    ...aroundFacts(db, now),
    id: newId('cls'),
    companyId: company.id,
    closing,
  })
  const { changes } = await applyOutcome(
    db,
    outcome,
    ifStale(() => preview),
  )
  const closure = closureRows.row(db, changes.closures[0], now)
  const data = { closure, outcome: outcomeOf(preview.bookings, body.choices) }
  return ok(data, { status: 201, message: 'Fechamento criado.' })
})
