import { getFieldSpec } from '@campo-livre/contract/fields/get-field.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { dealsFor } from '../deals/deals-for.ts'
import { publicField } from './public-fields.ts'
import { toFieldDetail } from './to-field.ts'

/** Returns a field (A2). */
export const getField = answer(getFieldSpec, ({ db, now, user, params }) => {
  const at = publicField(db, params.id)
  return ok(toFieldDetail(db, now, at, dealsFor(db, at.field, user)))
})
