import { removeClosureSpec } from '@campo-livre/contract/closures/remove-closure.ts'
import type { ClosureRow } from '@campo-livre/domain/closures/closure-row.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { toClosureRow } from './closure-rows.ts'
import { owned } from '../ownership/owned.ts'

/** Removes a closure of the user's company (H1): its times can be booked again. */
export const removeClosure = answer(
  owned(removeClosureSpec, 'closures', 'arena'),
  ({ db, now, row: closure, company }) => {
    db.closures.remove(closure.id)
    const row: ClosureRow = { ...toClosureRow(db, now, company, closure), status: 'past', next: null }
    return ok(row, { message: 'Fechamento removido.' })
  },
)
