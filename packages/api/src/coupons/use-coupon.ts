import {
  dropCouponCall,
  type dropCouponSpec,
  useCouponCall,
  type useCouponSpec,
} from '@campo-livre/contract/coupons/use-coupon.ts'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { callApi } from '../client/call-api.ts'

/** Puts a coupon on a held booking. */
export function applyCoupon(id: string, code: string, signal?: AbortSignal): Promise<BookingDetail> {
  return callApi<typeof useCouponSpec>(useCouponCall, { params: { id }, body: { code }, signal })
}

/** Takes the coupon off a held booking. */
export function dropCoupon(id: string, signal?: AbortSignal): Promise<BookingDetail> {
  return callApi<typeof dropCouponSpec>(dropCouponCall, { params: { id }, signal })
}
