import { fieldDetailSchema } from '@campo-livre/domain/fields/field-detail.ts'
import { ok } from '../../http/answer.ts'
import { call } from '../../http/call.ts'
import { publicField } from './public-fields.ts'
import { toFieldDetail } from './to-field.ts'

/** A field (A2). */
export const getField = call({
  method: 'GET',
  path: '/fields/{id}',
  who: 'anyone',
  summary: 'A field with its company and its rules.',
  output: fieldDetailSchema,
  refusals: { 404: 'Inactive or unknown.' },
  handle: ({ db, params }) => ok(toFieldDetail(db, publicField(db, params.id))),
})
