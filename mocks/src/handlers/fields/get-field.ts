import { getFieldSpec } from '@campo-livre/contract/fields/get-field.ts'
import { ok } from '../../http/answer.ts'
import { answer } from '../../http/call.ts'
import { publicField } from './public-fields.ts'
import { toFieldDetail } from './to-field.ts'

/** Returns a field (A2). */
export const getField = answer(getFieldSpec, ({ db, params }) =>
  ok(toFieldDetail(db, publicField(db, params.id))),
)
