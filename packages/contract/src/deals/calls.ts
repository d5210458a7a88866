import { dealInputSchema, dealRowSchema } from '@campo-livre/domain/deals/deal.ts'
import * as z from 'zod/mini'
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

export const endDealCall = {
  method: 'POST',
  path: '/company/deals/{id}/end',
  output: dealRowSchema,
} as const satisfies DeclaredCall

export const endDealSpec = describeCall(endDealCall, () => ({
  who: ['company'],
  extension: true,
  summary: 'Ends the price of idle hours now. What was booked by it keeps its price.',
  refusals: { not_found: 'It is none of the company’s.', conflict: 'It has ended already.' },
}))

export const listDealsCall = {
  method: 'GET',
  path: '/company/deals',
  output: z.array(dealRowSchema),
} as const satisfies DeclaredCall

export const listDealsSpec = describeCall(listDealsCall, () => ({
  who: ['company'],
  extension: true,
  summary:
    'The prices that the company has made for idle hours (N9), the latest first, each with what came of it.',
}))
