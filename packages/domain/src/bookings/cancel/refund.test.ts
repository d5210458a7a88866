import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PaymentStatus, paymentStatuses } from '../../payments/payment.ts'
import type { CancellationPolicy } from '../../companies/cancellation-policy.ts'
import { refundAt } from './refund.ts'

const start = Date.parse('2026-11-20T22:00:00Z')
const iso = (ms: number) => new Date(ms).toISOString()

const made = start - 740 * 3_600_000
const paidBooking = fc.record({
  start: fc.constant(iso(start)),
  createdAt: fc.constant(iso(made)),
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

describe('the time to think', () => {
  /** A booking that was made some time before the start, with a time to think. */
  const justMade = fc
    .tuple(paidBooking, fc.integer({ min: 0, max: 48 * 3_600_000 }), fc.integer({ min: 0, max: 60 }))
    .map(([booking, before, graceMinutes]) => {
      const cancellationPolicy = { ...booking.rules.cancellationPolicy, graceMinutes }
      return { ...booking, createdAt: iso(start - before), rules: { cancellationPolicy } }
    })
  const without = (booking: { rules: { cancellationPolicy: CancellationPolicy } }) => ({
    cancellationPolicy: { ...booking.rules.cancellationPolicy, graceMinutes: 0 },
  })
  /** Milliseconds since it was made, often right at the end of some time to think. */
  const since = fc.oneof(
    fc.integer({ min: 0, max: 50 * 3_600_000 }),
    fc.tuple(fc.nat(60), fc.integer({ min: -1, max: 1 })).map(([minutes, ms]) => minutes * 60_000 + ms),
  )

  it('gives all back, before the start alone, and never less than the policy without it (rule 5)', () => {
    fc.assert(
      fc.property(justMade, since, (booking, passed) => {
        const now = Date.parse(booking.createdAt) + passed
        const { cents, percent } = refundAt(booking, iso(now), 'athlete')
        const plain = refundAt({ ...booking, rules: without(booking) }, iso(now), 'athlete')
        expect(cents).toBeGreaterThanOrEqual(plain.cents)
        const thinking = passed < booking.rules.cancellationPolicy.graceMinutes * 60_000
        if (now >= start) expect(cents).toBe(0)
        else expect(percent).toBe(thinking ? 100 : plain.percent)
      }),
      runs,
    )
  })

  it('never gives back more later than sooner (rule 5)', () => {
    fc.assert(
      fc.property(justMade, since, since, (booking, one, other) => {
        const at = (passed: number) =>
          refundAt(booking, iso(Date.parse(booking.createdAt) + passed), 'athlete').cents
        expect(at(Math.max(one, other))).toBeLessThanOrEqual(at(Math.min(one, other)))
      }),
      runs,
    )
  })

  it('ends 15 minutes after a booking for tonight was made, and at the start of one that is nearer (rule 5)', () => {
    const rules = { cancellationPolicy: { fullRefundHours: 24, lateRefundPercent: 50, graceMinutes: 15 } }
    const booking = { start: iso(start), rules, payment: { status: 'paid', amountCents: 24_000 } }
    const tonight = { ...booking, createdAt: '2026-11-20T19:00:00.000Z' }
    const until = '2026-11-20T19:15:00.000Z'
    expect(refundAt(tonight, '2026-11-20T19:02:00.000Z', 'athlete')).toMatchObject({
      cents: 24_000,
      fullUntil: until,
    })
    expect(refundAt(tonight, until, 'athlete').cents).toBe(12_000)
    const soon = { ...booking, createdAt: iso(start - 5 * 60_000) }
    expect(refundAt(soon, iso(start - 1), 'athlete')).toMatchObject({ cents: 24_000, fullUntil: iso(start) })
    expect(refundAt(soon, iso(start), 'athlete').cents).toBe(0)
  })
})

describe('a refund', () => {
  const booking = {
    start: iso(start),
    createdAt: iso(made),
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
