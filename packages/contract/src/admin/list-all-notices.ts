import { stamp } from '@campo-livre/domain/admin/stamped.ts'
import { noticeColumns, noticeRowSchema } from '@campo-livre/domain/admin/log-rows.ts'
import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import * as z from 'zod/mini'
import type { DeclaredCall } from '../call.ts'
import { describeAdminList } from './describe-list.ts'

export const listAllNoticesCall = {
  method: 'GET',
  path: '/admin/notices',
  output: z.array(z.extend(noticeRowSchema, stamp)),
  meta: pageMetaSchema,
} as const satisfies DeclaredCall

export const listAllNoticesSpec = describeAdminList(listAllNoticesCall, noticeColumns)
