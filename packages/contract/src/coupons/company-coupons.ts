import { couponColumns, couponRowSchema } from '@campo-livre/domain/coupons/coupon.ts'
import {
  couponChangeSchema,
  couponStatusSchema,
  newCouponSchema,
} from '@campo-livre/domain/coupons/coupon-input.ts'
import { historyEntrySchema } from '@campo-livre/domain/lists/history.ts'
import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'
import { pageQuerySchema } from '../page-query.ts'
import { tableQuerySchema } from '../table-query.ts'

export const listCouponsCall = {
  method: 'GET',
  path: '/company/coupons',
  output: z.array(couponRowSchema),
  meta: pageMetaSchema,
} as const satisfies DeclaredCall

export const listCouponsSpec = describeCall(listCouponsCall, () => ({
  who: ['company'],
  query: tableQuerySchema(couponColumns),
  extension: true,
  summary: 'The coupons of a company, the newest first, each with what came of it. Table.',
}))

export const getCouponCall = {
  method: 'GET',
  path: '/company/coupons/{id}',
  output: couponRowSchema,
} as const satisfies DeclaredCall

export const getCouponSpec = describeCall(getCouponCall, () => ({
  who: ['company'],
  extension: true,
  summary: 'A coupon of the company.',
  refusals: { not_found: "Another company's." },
}))

export const createCouponCall = {
  method: 'POST',
  path: '/company/coupons',
  output: couponRowSchema,
} as const satisfies DeclaredCall

const invalid = 'Another coupon has that code, or a field is not the company’s: at `code` or `fieldIds`.'

export const createCouponSpec = describeCall(createCouponCall, () => ({
  who: ['company'],
  body: newCouponSchema,
  idempotent: true,
  status: 201,
  extension: true,
  summary: 'Makes a coupon, which is good at once within its days.',
  refusals: { not_found: 'The person has no company yet.', invalid },
}))

export const changeCouponCall = {
  method: 'PUT',
  path: '/company/coupons/{id}',
  output: couponRowSchema,
} as const satisfies DeclaredCall

export const changeCouponSpec = describeCall(changeCouponCall, () => ({
  who: ['company'],
  body: couponChangeSchema,
  idempotent: true,
  extension: true,
  summary: 'Changes a coupon. Bookings that have it keep what it took off.',
  refusals: {
    not_found: "Another company's.",
    stale: 'Somebody has changed it since. `data`: the coupon as it is now.',
    invalid,
  },
}))

export const changeCouponStatusCall = {
  method: 'PUT',
  path: '/company/coupons/{id}/status',
  output: couponRowSchema,
} as const satisfies DeclaredCall

export const changeCouponStatusSpec = describeCall(changeCouponStatusCall, () => ({
  who: ['company'],
  body: couponStatusSchema,
  extension: true,
  summary: 'Pauses a coupon, or lets it go on. Bookings that have it keep it.',
  refusals: { not_found: "Another company's." },
}))

export const listCouponHistoryCall = {
  method: 'GET',
  path: '/company/coupons/{id}/history',
  output: z.array(historyEntrySchema),
  meta: pageMetaSchema,
} as const satisfies DeclaredCall

export const listCouponHistorySpec = describeCall(listCouponHistoryCall, () => ({
  who: ['company'],
  query: pageQuerySchema,
  extension: true,
  summary: 'What people have changed of a coupon, newest first.',
  refusals: { not_found: "Another company's." },
}))
