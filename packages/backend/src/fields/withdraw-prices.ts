import { withdrawPricesSpec } from '@campo-livre/contract/fields/withdraw-prices.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { invalid } from '../http/refused.ts'
import { fieldToChange, toOwnField } from './own-field.ts'

/** Withdraws the prices of a field that are planned from a day on (H1), if the caller has its newest version. */
export const withdrawPrices = answer(
  withdrawPricesSpec,
  async ({ db, now, user, params: { id }, body: { from, version } }) => {
    const { basePriceCents, priceRules, ...field } = fieldToChange(db, user, { id, version, now })
    const nextPrices = field.nextPrices.filter((later) => later.from !== from)
    if (nextPrices.length === field.nextPrices.length)
      throw invalid('from', 'Nesse dia não há preços novos marcados.')
    const changed = await db.fields.update(id, {
      basePriceCents,
      priceRules,
      nextPrices,
      version: version + 1,
    })
    return ok(toOwnField(db, now, changed), { message: 'Preços novos cancelados.' })
  },
)
