import { splitColumns, splitRowSchema } from '@campo-livre/domain/splits/split-row.ts'
import { stamp } from '@campo-livre/domain/admin/stamped.ts'
import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import * as z from 'zod/mini'
import type { DeclaredCall } from '../call.ts'
import { describeAdminList } from './describe-list.ts'

export const listAllSplitsCall = {
  method: 'GET',
  path: '/admin/splits',
  output: z.array(z.extend(splitRowSchema, stamp)),
  meta: pageMetaSchema,
} as const satisfies DeclaredCall

export const listAllSplitsSpec = describeAdminList(listAllSplitsCall, splitColumns)
