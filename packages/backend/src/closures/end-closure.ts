import { endClosureSpec } from '@campo-livre/contract/closures/end-closure.ts'
import { endProblem } from '@campo-livre/domain/closures/closure-end.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { invalid } from '../http/refused.ts'
import { toClosureRow } from './closure-rows.ts'
import { ownClosure } from './own-closure.ts'

/** Gives a weekly closure of the user's company its last day (H1). */
export const endClosure = answer(endClosureSpec, async ({ db, now, user, params, body: { until } }) => {
  const { closure, company } = ownClosure(db, user, params.id)
  const { when } = closure
  const problem = endProblem(when, until)
  if (problem !== null || when.kind !== 'weekly') throw invalid('until', problem ?? '')
  const ended = await db.closures.update(closure.id, { when: { ...when, until } })
  return ok(toClosureRow(db, now, company, ended), { message: 'Fechamento com último dia.' })
})
