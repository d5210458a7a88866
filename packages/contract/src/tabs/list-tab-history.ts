import { tabHistoryEntrySchema } from '@campo-livre/domain/tabs/tab-answer.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

export const listTabHistoryCall = {
  method: 'GET',
  path: '/company/tabs/{id}/history',
  output: z.array(tabHistoryEntrySchema),
} as const satisfies DeclaredCall

export const listTabHistorySpec = describeCall(listTabHistoryCall, () => ({
  who: ['company'],
  summary: 'All that was done to a tab, in words, newest first.',
  refusals: { not_found: "Another company's." },
}))
