import { getClosureSpec } from '@campo-livre/contract/closures/get-closure.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { toClosureRow } from './closure-rows.ts'
import { ownClosure } from './own-closure.ts'

export const getClosure = answer(getClosureSpec, ({ db, now, user, params }) => {
  const { closure, company } = ownClosure(db, user, params.id)
  return ok(toClosureRow(db, now, company, closure))
})
