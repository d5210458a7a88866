import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pricesForSlots } from './slot-prices.ts'

const rule = { id: 'r', weekdays: [1], fromMinute: 1080, toMinute: 1440, priceCents: 15_000 }

describe('the prices of a field whose slots change (H1)', () => {
  it('cost the same by the hour', () => {
    const prices = { basePriceCents: 10_000, priceRules: [rule] }
    expect(pricesForSlots(prices, { from: 60, to: 30 })).toEqual({
      basePriceCents: 5_000,
      priceRules: [{ ...rule, priceCents: 7_500 }],
    })
    expect(pricesForSlots({ basePriceCents: 999, priceRules: [] }, { from: 60, to: 90 }).basePriceCents).toBe(
      1499,
    )
  })

  it('are whole cents, and half a cent away from the exact ones at most', () => {
    const minutes = fc.integer({ min: 15, max: 240 })
    fc.assert(
      fc.property(fc.nat(10_000_000), minutes, minutes, (basePriceCents, from, to) => {
        const cents = pricesForSlots({ basePriceCents, priceRules: [] }, { from, to }).basePriceCents
        expect(Number.isInteger(cents)).toBe(true)
        expect(Math.abs(cents - (basePriceCents * to) / from)).toBeLessThanOrEqual(0.5)
      }),
    )
  })
})
