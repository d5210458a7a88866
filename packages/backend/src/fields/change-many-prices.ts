import { changeManyPricesSpec } from '@campo-livre/contract/fields/change-many-prices.ts'
import { leftOut } from '@campo-livre/domain/fields/prices/left-out.ts'
import { changeFrom } from '@campo-livre/domain/fields/prices/later-prices.ts'
import { fromProblem } from '@campo-livre/domain/fields/prices/price-change-input.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import type { FieldRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { invalid, Refused } from '../http/refused.ts'
import { requireCompany } from '../companies/to-own-company.ts'
import { asOfNow } from './as-of-now.ts'
import { fieldRows } from './field-rows.ts'
import { ownField } from './own-field.ts'

/**
 * Changes the prices of several fields from a day on (H1): of all of them, or of none when one has been changed
 * meanwhile or the change does not fit it. Bookings keep their price.
 */
export const changeManyPrices = answer(
  changeManyPricesSpec,
  async ({ db, now, user, body: { fields, from, ...change } }) => {
    const { timeZone } = requireCompany(db, user)
    const wanted = fields.map(({ id, version }) => ({
      version,
      field: asOfNow(db, ownField(db, user, id), now),
    }))
    const stale = wanted.filter(({ version, field }) => version !== field.version)
    if (stale.length > 0)
      throw changedMeanwhile(
        stale.map(({ field }) => field),
        (each) => fieldRows(db, now, each),
      )
    const problem = fromProblem(from, localDay(timeZone, now))
    if (problem !== null) throw invalid('from', problem)
    for (const { field } of wanted) {
      const reason = leftOut(field, from, change)
      if (reason !== null) throw invalid('fields', `${field.name}: ${reason}`)
    }
    const changed: FieldRecord[] = []
    for (const { field } of wanted) {
      const { id, basePriceCents, priceRules, version } = field
      const nextPrices = changeFrom(field, from, change)
      const prices = { basePriceCents, priceRules, nextPrices, version: version + 1 }
      changed.push(await db.fields.update(id, prices))
    }
    return ok([...fieldRows(db, now, changed)], { message: 'Preços salvos.' })
  },
)

function changedMeanwhile(
  fields: readonly FieldRecord[],
  rowsOf: (fields: readonly FieldRecord[]) => readonly unknown[],
): Refused {
  const names = fields.map(({ name }) => `“${name}”`).join(', ')
  return new Refused('stale', `Alguém mudou ${names} agora. Confira os preços e tente de novo.`, {
    data: rowsOf(fields),
  })
}
