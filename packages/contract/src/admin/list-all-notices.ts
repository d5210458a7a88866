import { noticeColumns, noticeRowSchema } from '@campo-livre/domain/admin/admin-rows.ts'
import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import * as z from 'zod/mini'
import type { DeclaredCall } from '../call.ts'
import { describeAdminList } from './describe-list.ts'

export const listAllNoticesCall = {
  method: 'GET',
  path: '/admin/notices',
  output: z.array(noticeRowSchema),
  meta: pageMetaSchema,
} as const satisfies DeclaredCall

export const listAllNoticesSpec = describeAdminList(listAllNoticesCall, noticeColumns)
