import { changeFieldCourtSpec } from '@campo-livre/contract/fields/change-field-court.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { cleanCourt } from './clean-court.ts'
import { fieldToChange, requireFreeName, toOwnField } from './own-field.ts'

/** Changes what a field is (H1), if the caller has its newest version. */
export const changeFieldCourt = answer(
  changeFieldCourtSpec,
  async ({ db, now, user, params: { id }, body: { version, ...court } }) => {
    const field = fieldToChange(db, user, { id, version, now })
    requireFreeName(db, { ...field, name: court.name })
    const changed = await db.fields.update(id, { ...cleanCourt(court), version: version + 1 })
    return ok(toOwnField(db, now, changed), { message: 'Campo salvo.' })
  },
)
