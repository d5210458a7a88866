import { removeClosureSpec } from '@campo-livre/contract/closures/calls.ts'
import type { ClosureRow } from '@campo-livre/domain/closures/closure-row.ts'
import { removeClosure as remove } from '@campo-livre/domain/closures/operations.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { closureRows } from './closure-rows.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import { owned } from '../ownership/owned.ts'

/** Removes a closure of the user's company (H1): its times can be booked again. */
export const removeClosure = answer(
  owned(removeClosureSpec, 'closures', 'arena'),
  async ({ db, now, row: closure }) => {
    await applyOutcome(db, remove(closure))
    const row: ClosureRow = { ...closureRows.row(db, closure, now), status: 'past', next: null }
    return ok(row, { message: 'Fechamento removido.' })
  },
)
