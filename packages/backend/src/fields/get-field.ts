import { getFieldSpec } from '@campo-livre/contract/fields/get-field.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { dealsFor } from '../deals/deals-for.ts'
import { toFieldDetail } from './to-field.ts'
import { owned } from '../ownership/owned.ts'

/** Returns a field (A2). */
export const getField = answer(
  owned(getFieldSpec, 'fields', 'public'),
  ({ db, now, user, row: field, company }) =>
    ok(toFieldDetail(db, now, { field, company }, dealsFor(db, field, user))),
)
