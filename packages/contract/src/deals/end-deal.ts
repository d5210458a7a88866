import { dealRowSchema } from '@campo-livre/domain/deals/deal.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

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
