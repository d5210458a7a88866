import { copyFieldSpec } from '@campo-livre/contract/fields/copy-field.ts'
import { copyName } from '@campo-livre/domain/fields/copy-name.ts'
import { newId } from '../store/ids.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { ownField, toOwnField } from './own-field.ts'

/** Makes a draft like a field of the user's company (H1), without its bookings and block-outs. */
export const copyField = answer(copyFieldSpec, async ({ db, now, user, params }) => {
  const field = ownField(db, user, params.id)
  const names = db.fields.by('companyId', field.companyId).map(({ name }) => name)
  const copy = await db.fields.insert({
    ...field,
    id: newId('fld'),
    name: copyName(field.name, names),
    parts: [],
    timesSet: true,
    status: 'draft',
    version: 1,
  })
  return ok(toOwnField(db, now, copy), { status: 201, message: 'Cópia salva como rascunho.' })
})
