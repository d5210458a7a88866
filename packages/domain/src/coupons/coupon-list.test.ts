import { describe, expect, it } from 'vitest'
import type { Booking } from '../bookings/booking.ts'
import { compileList } from '../lists/compile-list.ts'
import type { Payment } from '../payments/payment.ts'
import { listReading } from '../testing/list-reading.ts'
import { sampleBooking } from '../testing/sample-booking.ts'
import type { Coupon } from './coupon.ts'
import { couponList } from './coupon-list.ts'
import { isCountedUse } from './counted-uses.ts'

const NOW = '2026-11-20T13:00:00.000Z'
const list = compileList(couponList, {})
const coupon = (changes: Partial<Coupon> = {}): Coupon => ({
  id: 'cup',
  companyId: 'arena',
  code: 'DEZ',
  percent: 10,
  amountCents: null,
  fieldIds: [],
  weekdays: [5],
  fromMinute: 0,
  toMinute: 1440,
  from: '2026-11-01',
  until: '2026-11-30',
  maxUses: 2,
  oncePerPerson: false,
  status: 'active',
  taken: 0,
  version: 1,
  createdAt: '2026-11-01T12:00:00.000Z',
  ...changes,
})
const couponUsed = { couponId: 'cup', code: 'DEZ', offCents: 1_000 }
const used = (changes: Partial<Booking> = {}) => sampleBooking({ couponUsed, ...changes })
const paid = (amountCents: number, refundedCents = 0): Payment => ({
  id: 'p',
  method: 'pix',
  status: 'paid',
  amountCents,
  refundedCents,
  pixCode: null,
  createdAt: NOW,
  paidAt: NOW,
})
const rowWith = (bookings: readonly Booking[], changes: Partial<Coupon> = {}) =>
  list.row(coupon(changes), listReading(NOW, { by: (table) => (table === 'bookings' ? bookings : []) }))

const hold = { status: 'awaiting_payment', confirmedAt: null } as const
const rain = { at: NOW, offers: ['credit' as const], until: NOW, paidCents: 1, chosen: null }
const uses: readonly [what: string, booking: Booking, counts: boolean][] = [
  ['a confirmed one', used(), true],
  ['a hold', used({ ...hold, holdExpiresAt: '2026-11-20T13:15:00.000Z' }), true],
  ['a hold that has run out', used({ ...hold, holdExpiresAt: NOW }), false],
  ['one that expired', used({ status: 'expired', confirmedAt: null }), false],
  ['a cancelled one', used({ status: 'cancelled' }), true],
  [
    'one that was given back',
    used({ status: 'cancelled', couponUsed: { ...couponUsed, returned: true } }),
    false,
  ],
  [
    'a rained out one that waits',
    used({ status: 'rained_out', rain: { ...rain, until: '2026-12-20T00:00:00.000Z' } }),
    true,
  ],
  ['one that rain has made credit', used({ status: 'rained_out', rain }), false],
]

describe('a coupon in a list (H2)', () => {
  it.each(uses)('counts as the rule does: %s', (_what, booking, counts) => {
    expect([rowWith([booking]).uses, isCountedUse(booking, NOW)]).toEqual([counts ? 1 : 0, counts])
  })

  it('is used up by as many uses as it is good for', () => {
    expect(rowWith([used()]).state).toBe('active')
    expect(rowWith([used(), used()]).state).toBe('used_up')
    expect(rowWith([used(), used()], { maxUses: null }).state).toBe('active')
    expect(rowWith([used(), used()], { status: 'paused' }).state).toBe('paused')
  })

  it('has brought what was paid and not given back, and given what it took off confirmed ones', () => {
    const { broughtCents, givenCents } = rowWith([
      used({ payment: paid(9_000) }),
      used({ payment: paid(3_000), balance: paid(6_000, 500) }),
      used({ payment: { ...paid(9_000), status: 'pending', paidAt: null } }),
      used({ ...hold, holdExpiresAt: '2026-11-20T13:15:00.000Z' }),
      used({ status: 'cancelled', couponUsed: { ...couponUsed, returned: true } }),
    ])
    expect({ broughtCents, givenCents }).toEqual({ broughtCents: 17_500, givenCents: 3_000 })
  })

  it('comes with the newest first, those of one instant by their code', () => {
    const rows = [
      coupon({ id: 'b', code: 'B' }),
      coupon({ id: 'new', code: 'Z', createdAt: NOW }),
      coupon({ id: 'a', code: 'A' }),
    ]
    expect(list.ordered(rows, listReading(NOW)).map(({ id }) => id)).toEqual(['new', 'a', 'b'])
  })
})
