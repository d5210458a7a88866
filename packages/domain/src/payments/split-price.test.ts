import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitPrice } from './split-price.ts'

describe('a price in deposit and rest', () => {
  it.each([
    [20_000, 30, 6_000, 14_000],
    [20_000, 100, 20_000, 0],
    [9_999, 50, 5_000, 4_999],
    [9_998, 25, 2_500, 7_498],
    [9_997, 25, 2_499, 7_498],
    [3, 10, 1, 2],
    [1, 10, 1, 0],
    [0, 30, 0, 0],
  ])('is of %i cents at %i per cent: %i now, %i at the venue', (price, percent, nowCents, atVenueCents) => {
    expect(splitPrice(price, percent)).toEqual({ nowCents, atVenueCents })
  })

  it('adds up to the price, is whole cents, and asks for something unless all is free', () => {
    fc.assert(
      fc.property(fc.nat(50_000_000), fc.integer({ min: 10, max: 100 }), (price, percent) => {
        const { nowCents, atVenueCents } = splitPrice(price, percent)
        expect(nowCents + atVenueCents).toBe(price)
        expect(Number.isInteger(nowCents)).toBe(true)
        expect(atVenueCents).toBeGreaterThanOrEqual(0)
        expect(nowCents > 0).toBe(price > 0)
        if (price > 0) expect(Math.abs(nowCents - (price * percent) / 100)).toBeLessThan(1)
      }),
      { numRuns: 1000 },
    )
  })
})
