import { endClosureSpec } from '@campo-livre/contract/closures/calls.ts'
import { endClosure as end } from '@campo-livre/domain/closures/operations.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import { toClosureRow } from './closure-rows.ts'
import { owned } from '../ownership/owned.ts'

/** Gives a weekly closure of the user's company its last day (H1). */
export const endClosure = answer(
  owned(endClosureSpec, 'closures', 'arena'),
  async ({ db, now, row: closure, company, body: { until } }) => {
    const { changes } = await applyOutcome(db, end(closure, until))
    return ok(toClosureRow(db, now, company, changes.closures[0]), { message: 'Fechamento com último dia.' })
  },
)
