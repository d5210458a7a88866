import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import { tabColumns } from '@campo-livre/domain/tabs/tab-row.ts'
import { tabRowSchema } from '@campo-livre/domain/tabs/tab-row.ts'
import * as z from 'zod/mini'
import { tableQuerySchema } from '../table-query.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const listTabsCall = {
  method: 'GET',
  path: '/tabs',
  output: z.array(tabRowSchema),
  meta: pageMetaSchema,
} as const satisfies DeclaredCall

export const listTabsSpec = describeCall(listTabsCall, () => ({
  who: ['athlete'],
  query: tableQuerySchema(tabColumns),
  summary: 'The tabs of an athlete and those whose receipts were sent to them, open ones first. Table.',
}))
