import { fieldRowSchema } from '@campo-livre/domain/fields/list/field-row.ts'
import { manyFieldPricesSchema } from '@campo-livre/domain/fields/prices/price-change-input.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

export const changeManyPricesCall = {
  method: 'POST',
  path: '/company/fields/prices',
  output: z.array(fieldRowSchema),
} as const satisfies DeclaredCall

export const changeManyPricesSpec = describeCall(changeManyPricesCall, () => ({
  who: ['company'],
  body: manyFieldPricesSchema,
  idempotent: true,
  extension: true,
  summary:
    'Changes the prices of several fields from a day on, by a percentage or an amount: of all of them, or of none. Prices that are planned for later days change too; bookings keep theirs.',
  refusals: {
    not_found: "One is another company's.",
    invalid:
      'The day has passed or is more than a year away (at `from`), or the change does not fit one of them (at `fields`): a price out of its limits, none at all, nothing that changes, an archived field, or too many planned days.',
    stale: 'Somebody has changed one of them since. `data`: those fields as they are now.',
  },
}))
