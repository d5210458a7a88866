import { couponList } from '@campo-livre/domain/coupons/coupon-list.ts'
import { listRows } from '../http/list-rows.ts'

/** The rows of coupons. */
export const couponRows = listRows(couponList, {})
