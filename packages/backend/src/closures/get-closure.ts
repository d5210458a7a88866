import { getClosureSpec } from '@campo-livre/contract/closures/calls.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { closureRows } from './closure-rows.ts'
import { owned } from '../ownership/owned.ts'

export const getClosure = answer(owned(getClosureSpec, 'closures', 'arena'), ({ db, now, row }) =>
  ok(closureRows.row(db, row, now)),
)
