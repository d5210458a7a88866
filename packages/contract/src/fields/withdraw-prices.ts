import { ownFieldSchema } from '@campo-livre/domain/fields/set-up/own-field.ts'
import { withdrawPricesSchema } from '@campo-livre/domain/fields/prices/price-change-input.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const withdrawPricesCall = {
  method: 'POST',
  path: '/company/fields/{id}/prices/withdraw',
  output: ownFieldSchema,
} as const satisfies DeclaredCall

export const withdrawPricesSpec = describeCall(withdrawPricesCall, () => ({
  who: ['company'],
  body: withdrawPricesSchema,
  idempotent: true,
  extension: true,
  summary:
    'Withdraws the prices of a field that are planned from a day on. Those planned for other days stay as they are.',
  refusals: {
    not_found: "Another company's.",
    invalid: 'No prices are planned from that day on: at `from`.',
    stale:
      'Somebody has changed it since, or one of its planned days has come. `data`: the field as it is now.',
  },
}))
