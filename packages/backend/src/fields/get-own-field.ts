import { getOwnFieldSpec } from '@campo-livre/contract/fields/get-own-field.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { ownField, toOwnField } from './own-field.ts'

export const getOwnField = answer(getOwnFieldSpec, ({ db, now, user, params }) =>
  ok(toOwnField(db, now, ownField(db, user, params.id))),
)
