import { ownFieldSchema } from '@campo-livre/domain/fields/set-up/own-field.ts'
import { fieldPricesSchema } from '@campo-livre/domain/fields/prices/prices-input.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const changeFieldPricesCall = {
  method: 'PUT',
  path: '/company/fields/{id}/prices',
  output: ownFieldSchema,
} as const satisfies DeclaredCall

export const changeFieldPricesSpec = describeCall(changeFieldPricesCall, () => ({
  who: ['company'],
  body: fieldPricesSchema,
  idempotent: true,
  extension: true,
  summary: 'Changes the prices of a field, all of them. Bookings keep the price at which they were made.',
  refusals: {
    not_found: "Another company's.",
    stale: 'Somebody has changed it since. `data`: the field as it is now.',
  },
}))
