import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { usualRules } from '../../companies/arena-rules.ts'
import { splitPrice } from '../../payments/split-price.ts'
import { anyRules } from '../../testing/any-rules.ts'
import { absenceRefund, noShowRefund } from './no-show.ts'
import { refundAt } from './refund.ts'

const start = '2026-11-20T22:00:00.000Z'
const justBefore = '2026-11-20T21:59:59.999Z'

function missed(noShowPercent: number, amountCents: number, status = 'paid') {
  return {
    priceCents: 20_000,
    rules: { ...usualRules, noShowPercent },
    payment: { method: 'pix' as const, status, amountCents },
  }
}

describe('the refund when nobody comes (rule 5)', () => {
  it('is what was paid less the share of the price that the arena keeps', () => {
    expect(noShowRefund(missed(100, 20_000))).toBe(0)
    expect(noShowRefund(missed(60, 20_000))).toBe(8_000)
    expect(noShowRefund(missed(0, 20_000))).toBe(20_000)
  })

  it('charges nothing beyond a deposit', () => {
    expect(noShowRefund(missed(60, 6_000))).toBe(0)
    expect(noShowRefund(missed(20, 6_000))).toBe(2_000)
  })

  it('rounds a broken cent down', () => {
    expect(noShowRefund({ ...missed(50, 9_999), priceCents: 9_999 })).toBe(4_999)
  })

  it('is nothing for what was not paid', () => {
    expect(noShowRefund(missed(0, 20_000, 'pending'))).toBe(0)
    expect(noShowRefund({ ...missed(0, 0), payment: null })).toBe(0)
  })

  it('is nothing of what came at the counter', () => {
    const { payment, ...booking } = missed(0, 20_000)
    expect(noShowRefund({ ...booking, payment: { ...payment, method: 'venue' } })).toBe(0)
  })

  it('is never more than a cancellation at the last moment gives back', () => {
    fc.assert(
      fc.property(anyRules, fc.nat(5_000_000), (rules, priceCents) => {
        const { nowCents: amountCents } = splitPrice(priceCents, rules.depositPercent)
        const payment = { method: 'pix' as const, status: 'paid', amountCents }
        const booking = { start, createdAt: '2026-11-01T12:00:00.000Z', priceCents, rules, payment }
        const refund = noShowRefund(booking)
        expect(refund).toBeLessThanOrEqual(refundAt(booking, justBefore, 'athlete').cents)
        expect(refund).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 1000 },
    )
  })
})

it('what an absence has given back is no refund that was noted before, and nothing of the counter', () => {
  const payment = { method: 'pix' as const, refundedCents: 7_000 }
  expect(absenceRefund(payment)).toBe(7_000)
  expect(absenceRefund({ ...payment, refunds: [{ at: start, cents: 5_000 }] })).toBe(2_000)
  expect(absenceRefund({ ...payment, method: 'venue' })).toBe(0)
  expect(absenceRefund(null)).toBe(0)
})
