import { stamp } from '@campo-livre/domain/admin/stamped.ts'
import { adminSeriesColumns, adminSeriesRowSchema } from '@campo-livre/domain/admin/admin-rows.ts'
import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import * as z from 'zod/mini'
import type { DeclaredCall } from '../call.ts'
import { describeAdminList } from './describe-list.ts'

export const listAllSeriesCall = {
  method: 'GET',
  path: '/admin/series',
  output: z.array(z.extend(adminSeriesRowSchema, stamp)),
  meta: pageMetaSchema,
} as const satisfies DeclaredCall

export const listAllSeriesSpec = describeAdminList(listAllSeriesCall, adminSeriesColumns)
