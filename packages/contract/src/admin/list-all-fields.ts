import { stamp } from '@campo-livre/domain/admin/stamped.ts'
import { fieldColumns } from '@campo-livre/domain/fields/list/field-row.ts'
import { fieldRowSchema } from '@campo-livre/domain/fields/list/field-row.ts'
import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import * as z from 'zod/mini'
import type { DeclaredCall } from '../call.ts'
import { describeAdminList } from './describe-list.ts'

export const listAllFieldsCall = {
  method: 'GET',
  path: '/admin/fields',
  output: z.array(z.extend(fieldRowSchema, stamp)),
  meta: pageMetaSchema,
} as const satisfies DeclaredCall

export const listAllFieldsSpec = describeAdminList(listAllFieldsCall, fieldColumns)
