import { dealRowSchema } from '@campo-livre/domain/deals/deal.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

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
