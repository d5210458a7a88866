import {
  changeCouponCall,
  type changeCouponSpec,
  changeCouponStatusCall,
  type changeCouponStatusSpec,
  createCouponCall,
  type createCouponSpec,
} from '@campo-livre/contract/coupons/company-coupons.ts'
import type { CouponRow } from '@campo-livre/domain/coupons/coupon.ts'
import type { CouponChange, NewCoupon } from '@campo-livre/domain/coupons/coupon-input.ts'
import { callApi } from '../client/call-api.ts'

type Attempt = { signal?: AbortSignal; idempotencyKey: string }

/** Makes a coupon; the same key never makes two. */
export function createCoupon(body: NewCoupon, { signal, idempotencyKey }: Attempt): Promise<CouponRow> {
  return callApi<typeof createCouponSpec>(createCouponCall, { body, signal, idempotencyKey })
}

/** Changes a coupon; fails with a 409 (`stale`) when its version has changed. */
export function changeCoupon(
  id: string,
  body: CouponChange,
  { signal, idempotencyKey }: Attempt,
): Promise<CouponRow> {
  const options = { params: { id }, body, signal, idempotencyKey }
  return callApi<typeof changeCouponSpec>(changeCouponCall, options)
}

/** Pauses a coupon, or lets it go on. */
export function changeCouponStatus(
  id: string,
  status: CouponRow['status'],
  { signal }: Attempt,
): Promise<CouponRow> {
  const options = { params: { id }, body: { status }, signal }
  return callApi<typeof changeCouponStatusSpec>(changeCouponStatusCall, options)
}
