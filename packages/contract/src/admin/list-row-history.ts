import { historyEntrySchema } from '@campo-livre/domain/lists/history.ts'
import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'
import { pageQuerySchema } from '../page-query.ts'

export const listRowHistoryCall = {
  method: 'GET',
  path: '/admin/rows/{resource}/{id}/history',
  output: z.array(historyEntrySchema),
  meta: pageMetaSchema,
} as const satisfies DeclaredCall

export const listRowHistorySpec = describeCall(listRowHistoryCall, () => ({
  who: ['admin'],
  query: pageQuerySchema,
  extension: true,
  summary: 'The changes of a row by admins and arenas, newest first. Pages.',
  refusals: { not_found: 'There is no such row, or no such kind.' },
}))
