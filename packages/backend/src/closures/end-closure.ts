import { endClosureSpec } from '@campo-livre/contract/closures/calls.ts'
import { endClosure as end } from '@campo-livre/domain/closures/operations.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import { closureRows } from './closure-rows.ts'
import { owned } from '../ownership/owned.ts'

/** Gives a weekly closure of the user's company its last day (H1). */
export const endClosure = answer(
  owned(endClosureSpec, 'closures', 'arena'),
  async ({ db, now, row: closure, body: { until } }) => {
    const { changes } = await applyOutcome(db, end(closure, until))
    return ok(closureRows.row(db, changes.closures[0], now), { message: 'Fechamento com último dia.' })
  },
)
