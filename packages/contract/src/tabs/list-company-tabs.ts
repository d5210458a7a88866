import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import { tabColumns } from '@campo-livre/domain/tabs/tab-row.ts'
import { tabRowSchema } from '@campo-livre/domain/tabs/tab-row.ts'
import * as z from 'zod/mini'
import { tableQuerySchema } from '../table-query.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const listCompanyTabsCall = {
  method: 'GET',
  path: '/company/tabs',
  output: z.array(tabRowSchema),
  meta: pageMetaSchema,
} as const satisfies DeclaredCall

export const listCompanyTabsSpec = describeCall(listCompanyTabsCall, () => ({
  who: ['company'],
  query: tableQuerySchema(tabColumns),
  summary: 'The tabs of a company, open ones first, then newest first. Table.',
}))
