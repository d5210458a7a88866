import { stamp } from '@campo-livre/domain/admin/stamped.ts'
import { couponColumns, couponRowSchema } from '@campo-livre/domain/coupons/coupon.ts'
import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import * as z from 'zod/mini'
import type { DeclaredCall } from '../call.ts'
import { describeAdminList } from './describe-list.ts'

export const listAllCouponsCall = {
  method: 'GET',
  path: '/admin/coupons',
  output: z.array(z.extend(couponRowSchema, stamp)),
  meta: pageMetaSchema,
} as const satisfies DeclaredCall

export const listAllCouponsSpec = describeAdminList(listAllCouponsCall, couponColumns)
