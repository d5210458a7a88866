import { changeFieldPricesSpec } from '@campo-livre/contract/fields/change-field-prices.ts'
import { ok } from '../../http/answer.ts'
import { answer } from '../../http/call.ts'
import { fieldToChange, toOwnField } from './own-field.ts'

/** Changes the prices of a field (H1), if the caller has its newest version. Bookings keep theirs. */
export const changeFieldPrices = answer(
  changeFieldPricesSpec,
  async ({ db, now, user, params: { id }, body: { version, ...prices } }) => {
    const field = fieldToChange(db, user, { id, version, now })
    const changed = await db.fields.update(field.id, { ...prices, version: version + 1 })
    return ok(toOwnField(db, now, changed), { message: 'Preços salvos.' })
  },
)
