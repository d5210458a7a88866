import { stamp } from '@campo-livre/domain/admin/stamped.ts'
import { paymentColumns, paymentRowSchema } from '@campo-livre/domain/admin/admin-rows.ts'
import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import * as z from 'zod/mini'
import type { DeclaredCall } from '../call.ts'
import { describeAdminList } from './describe-list.ts'

export const listAllPaymentsCall = {
  method: 'GET',
  path: '/admin/payments',
  output: z.array(z.extend(paymentRowSchema, stamp)),
  meta: pageMetaSchema,
} as const satisfies DeclaredCall

export const listAllPaymentsSpec = describeAdminList(listAllPaymentsCall, paymentColumns)
