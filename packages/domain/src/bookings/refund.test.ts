import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PaymentStatus, paymentStatuses } from '../payments/payment.ts'
import { refundAt } from './refund.ts'

const start = Date.parse('2026-11-20T22:00:00Z')
const iso = (ms: number) => new Date(ms).toISOString()

const paidBooking = fc.record({
  start: fc.constant(iso(start)),
  rules: fc.record({
    cancellationPolicy: fc.record({
      fullRefundHours: fc.integer({ min: 0, max: 720 }),
      lateRefundPercent: fc.integer({ min: 0, max: 100 }),
    }),
  }),
  payment: fc.record({ status: fc.constant<PaymentStatus>('paid'), amountCents: fc.nat(5_000_000) }),
})

/** Milliseconds before the start (after it when negative), often right at an edge. */
const ahead = fc.oneof(
  fc.integer({ min: -3_600_000, max: 740 * 3_600_000 }),
  fc
    .tuple(fc.integer({ min: 0, max: 720 }), fc.integer({ min: -1, max: 1 }))
    .map(([h, ms]) => h * 3_600_000 + ms),
)
const runs = { numRuns: 1000 }

it('gives back all before the limit, the late share until the start, nothing from then on', () => {
  fc.assert(
    fc.property(paidBooking, ahead, (booking, before) => {
      const { fullRefundHours, lateRefundPercent } = booking.rules.cancellationPolicy
      const amount = booking.payment.amountCents
      const late = (amount * lateRefundPercent - ((amount * lateRefundPercent) % 100)) / 100
      const expected = before <= 0 ? 0 : before > fullRefundHours * 3_600_000 ? amount : late
      expect(refundAt(booking, iso(start - before), 'athlete').cents).toBe(expected)
    }),
    runs,
  )
})

it('is a whole number of cents between nothing and what was paid, and never grows with time', () => {
  fc.assert(
    fc.property(paidBooking, ahead, ahead, (booking, one, other) => {
      const sooner = refundAt(booking, iso(start - Math.max(one, other)), 'athlete').cents
      const later = refundAt(booking, iso(start - Math.min(one, other)), 'athlete').cents
      expect(later).toBeLessThanOrEqual(sooner)
      expect(sooner).toBeLessThanOrEqual(booking.payment.amountCents)
      expect(later).toBeGreaterThanOrEqual(0)
      expect(Number.isInteger(later)).toBe(true)
    }),
    runs,
  )
})

it('is always whole when the company cancels, even after the start', () => {
  fc.assert(
    fc.property(paidBooking, ahead, (booking, before) => {
      const refund = refundAt(booking, iso(start - before), 'company')
      expect(refund).toMatchObject({ cents: booking.payment.amountCents, percent: 100 })
    }),
    runs,
  )
})

it('is nothing for what was not paid, whoever cancels', () => {
  const unpaid = paymentStatuses.filter((status) => status !== 'paid')
  const by = fc.constantFrom('athlete' as const, 'company' as const)
  fc.assert(
    fc.property(paidBooking, fc.constantFrom(...unpaid, null), ahead, by, (booking, status, before, who) => {
      const payment = status && { ...booking.payment, status }
      expect(refundAt({ ...booking, payment }, iso(start - before), who).cents).toBe(0)
    }),
    runs,
  )
})

describe('a refund', () => {
  const booking = {
    start: iso(start),
    rules: { cancellationPolicy: { fullRefundHours: 24, lateRefundPercent: 50 } },
    payment: { status: 'paid', amountCents: 9_999 },
  }

  it('says until when everything comes back', () => {
    expect(refundAt(booking, '2026-11-19T21:59:59.999Z', 'athlete')).toEqual({
      cents: 9_999,
      creditCents: 0,
      percent: 100,
      fullUntil: '2026-11-19T22:00:00.000Z',
    })
  })

  it('rounds a broken cent down', () => {
    expect(refundAt(booking, '2026-11-19T22:00:00.000Z', 'athlete')).toMatchObject({
      cents: 4_999,
      percent: 50,
    })
  })

  it('stays whole until the start under a policy of zero hours', () => {
    const rules = { cancellationPolicy: { fullRefundHours: 0, lateRefundPercent: 0 } }
    expect(refundAt({ ...booking, rules }, iso(start - 1), 'athlete').percent).toBe(100)
    expect(refundAt({ ...booking, rules }, iso(start), 'athlete').percent).toBe(0)
  })
})
