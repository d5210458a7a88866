import { changeFieldPartsSpec } from '@campo-livre/contract/fields/change-field-parts.ts'
import { partsProblem } from '@campo-livre/domain/fields/parts-problem.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { invalid } from '../http/refused.ts'
import { fieldToChange, toOwnField } from './own-field.ts'
import { requireNoClash } from './require-no-clash.ts'

/** Changes which fields a field is made of (H1), if the caller has its newest version. Bookings stay. */
export const changeFieldParts = answer(
  changeFieldPartsSpec,
  async ({ db, now, user, params: { id }, body }) => {
    const field = fieldToChange(db, user, { id, version: body.version, now })
    const parts = [...new Set(body.parts)]
    const others = db.fields.by('companyId', field.companyId).filter((other) => other.id !== id)
    const problem = partsProblem(field, parts, others)
    if (problem !== null) throw invalid('parts', problem)
    requireNoClash(db, now, { ...field, parts })
    const changed = await db.fields.update(id, { parts, version: body.version + 1 })
    return ok(toOwnField(db, now, changed), { message: 'Espaço salvo.' })
  },
)
