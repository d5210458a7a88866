import { stamp } from '@campo-livre/domain/admin/stamped.ts'
import { tabColumns } from '@campo-livre/domain/tabs/tab-row.ts'
import { tabRowSchema } from '@campo-livre/domain/tabs/tab-row.ts'
import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import * as z from 'zod/mini'
import type { DeclaredCall } from '../call.ts'
import { describeAdminList } from './describe-list.ts'

export const listAllTabsCall = {
  method: 'GET',
  path: '/admin/tabs',
  output: z.array(z.extend(tabRowSchema, stamp)),
  meta: pageMetaSchema,
} as const satisfies DeclaredCall

export const listAllTabsSpec = describeAdminList(listAllTabsCall, tabColumns)
