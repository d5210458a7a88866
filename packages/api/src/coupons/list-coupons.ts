import {
  getCouponCall,
  type getCouponSpec,
  listCouponHistoryCall,
  listCouponsCall,
} from '@campo-livre/contract/coupons/company-coupons.ts'
import type { ListParams } from '@campo-livre/domain/lists/filters.ts'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { callApi } from '../client/call-api.ts'
import { historyOptions } from '../client/history-query.ts'
import { listOptions } from '../client/list-query.ts'

/** Lists the coupons of the user's company, the newest first. */
export function couponsQuery(params: ListParams) {
  return listOptions(['coupons', 'list'], listCouponsCall, params)
}

/** Reads a coupon of the user's company. */
export function couponQuery(id: string) {
  const queryKey: QueryKey = ['coupons', 'one', id]
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => callApi<typeof getCouponSpec>(getCouponCall, { params: { id }, signal }),
  })
}

/** Lists the changes of a coupon, newest first; `page` counts from 1. */
export function couponHistoryQuery(id: string, page: number) {
  return historyOptions('coupons', listCouponHistoryCall, { id, page })
}
