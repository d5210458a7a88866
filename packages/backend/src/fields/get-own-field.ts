import { getOwnFieldSpec } from '@campo-livre/contract/fields/get-own-field.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { toOwnField } from './to-own-field.ts'
import { owned } from '../ownership/owned.ts'

export const getOwnField = answer(owned(getOwnFieldSpec, 'fields', 'arena'), ({ db, now, row }) =>
  ok(toOwnField(db, now, row)),
)
