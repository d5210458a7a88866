import { ok } from '../../http/answer.ts'
import { call } from '../../http/call.ts'
import { publicField } from './public-fields.ts'
import { toFieldDetail } from './to-field.ts'

/** A field (A2). */
export const getField = call({
  method: 'GET',
  path: '/fields/{id}',
  who: 'anyone',
  handle: ({ db, params }) => ok(toFieldDetail(db, publicField(db, params.id))),
})
