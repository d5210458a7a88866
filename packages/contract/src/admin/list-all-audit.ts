import { auditColumns, auditRowSchema } from '@campo-livre/domain/admin/audit.ts'
import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import * as z from 'zod/mini'
import type { DeclaredCall } from '../call.ts'
import { describeAdminList } from './describe-list.ts'

export const listAllAuditCall = {
  method: 'GET',
  path: '/admin/audit',
  output: z.array(auditRowSchema),
  meta: pageMetaSchema,
} as const satisfies DeclaredCall

export const listAllAuditSpec = describeAdminList(listAllAuditCall, auditColumns)
