import { stamp } from '@campo-livre/domain/admin/stamped.ts'
import { adminTillColumns, adminTillRowSchema } from '@campo-livre/domain/admin/admin-rows.ts'
import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import * as z from 'zod/mini'
import type { DeclaredCall } from '../call.ts'
import { describeAdminList } from './describe-list.ts'

export const listAllTillsCall = {
  method: 'GET',
  path: '/admin/tills',
  output: z.array(z.extend(adminTillRowSchema, stamp)),
  meta: pageMetaSchema,
} as const satisfies DeclaredCall

export const listAllTillsSpec = describeAdminList(listAllTillsCall, adminTillColumns)
