import { changeFieldPricesSpec } from '@campo-livre/contract/fields/change-field-prices.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { fieldToChange, toOwnField } from './own-field.ts'

/**
 * Changes the prices of today of a field (H1), if the caller has its newest version. Bookings keep theirs, and prices
 * that are planned for a later day stay.
 */
export const changeFieldPrices = answer(
  changeFieldPricesSpec,
  async ({ db, now, user, params: { id }, body: { version, ...prices } }) => {
    const field = fieldToChange(db, user, { id, version, now })
    const changed = await db.fields.update(field.id, {
      ...prices,
      nextPrices: field.nextPrices,
      version: version + 1,
    })
    return ok(toOwnField(db, now, changed), { message: 'Preços salvos.' })
  },
)
