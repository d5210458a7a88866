import { stamp } from '@campo-livre/domain/admin/stamped.ts'
import { mailColumns, mailRowSchema } from '@campo-livre/domain/admin/log-rows.ts'
import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import * as z from 'zod/mini'
import type { DeclaredCall } from '../call.ts'
import { describeAdminList } from './describe-list.ts'

export const listAllMailsCall = {
  method: 'GET',
  path: '/admin/mails',
  output: z.array(z.extend(mailRowSchema, stamp)),
  meta: pageMetaSchema,
} as const satisfies DeclaredCall

export const listAllMailsSpec = describeAdminList(listAllMailsCall, mailColumns)
