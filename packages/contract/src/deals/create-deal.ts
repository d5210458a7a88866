import { dealInputSchema, dealRowSchema } from '@campo-livre/domain/deals/deal.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const createDealCall = {
  method: 'POST',
  path: '/company/deals',
  output: dealRowSchema,
} as const satisfies DeclaredCall

export const createDealSpec = describeCall(createDealCall, () => ({
  who: ['company'],
  body: dealInputSchema,
  idempotent: true,
  status: 201,
  extension: true,
  summary:
    'Makes a price for idle hours (N9), which visitors see and book at once. Unless `belowEven` is true, it is not under the price at which the hours paid for themselves over the last 13 weeks.',
  refusals: { conflict: 'Another one has some of its hours on the same field, or its price is too low.' },
}))
