import { byName, declareList, downwards } from '../lists/declare-list.ts'
import {
  all,
  any,
  countRows,
  type Expression,
  instant,
  is,
  item,
  joined,
  known,
  LONG_AGO,
  math,
  not,
  own,
  passed,
  status,
  sumRows,
  today,
  when,
} from '../lists/expressions.ts'
import { couponSchema, listedCoupon } from './coupon.ts'

const statusNow = status(item('status'), [
  { from: 'awaiting_payment', at: known(item('holdExpiresAt'), LONG_AGO), to: 'expired' },
])
const isCredit = all(
  is(item('status'), '=', 'rained_out'),
  any(is(item('rain.chosen'), '<>', null), passed(item('rain.until'))),
)
/** A booking counts as a use, as `isCountedUse` tells it. */
const counts = all(
  is(known(item('couponUsed.returned'), false), '=', false),
  not(is(statusNow, '=', 'expired')),
  not(isCredit),
)
const uses = countRows('bookings', 'couponId', counts)

/** The money that a payment of a booking has brought, in cents. */
const brought = (part: string): Expression =>
  when(
    [
      [
        is(item(`${part}.paidAt`), '<>', null),
        math(item(`${part}.amountCents`), '-', item(`${part}.refundedCents`)),
      ],
    ],
    0,
  )

/** The lists of coupons, the newest first. */
export const couponList = declareList(listedCoupon, {
  table: 'coupons',
  stored: couponSchema,
  joins: { company: { table: 'companies', key: 'companyId' } },
  scopes: { company: 'companyId' },
  order: [downwards(instant(own('createdAt'))), byName(own('code'))],
  values: {
    companyName: joined('company', 'name'),
    timeZone: joined('company', 'timeZone'),
    state: when(
      [
        [is(own('status'), '=', 'paused'), 'paused'],
        [is(own('from'), '>', today(joined('company', 'timeZone'))), 'scheduled'],
        [passed(own('until'), joined('company', 'timeZone')), 'expired'],
        [all(is(own('maxUses'), '<>', null), is(uses, '>=', own('maxUses'))), 'used_up'],
      ],
      'active',
    ),
    uses,
    broughtCents: sumRows('bookings', 'couponId', math(brought('payment'), '+', brought('balance'))),
    givenCents: sumRows(
      'bookings',
      'couponId',
      item('couponUsed.offCents'),
      all(counts, is(item('confirmedAt'), '<>', null)),
    ),
  },
})
