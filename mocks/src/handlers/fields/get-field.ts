import { getFieldSpec } from '@campo-livre/contract/fields/get-field.ts'
import { ok } from '../../http/answer.ts'
import { answer } from '../../http/call.ts'
import { publicField } from './public-fields.ts'
import { toFieldDetail } from './to-field.ts'

/** Returns a field (A2). */
export const getField = answer(getFieldSpec, ({ db, now, params }) =>
  ok(toFieldDetail(db, now, publicField(db, params.id))),
)
