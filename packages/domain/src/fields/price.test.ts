import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { everyDay, priceRules } from '../testing/schedules.ts'
import { lowestPrice, type PriceRule, slotPrice } from './price.ts'

const rule = (priceCents: number, weekdays: number[], fromMinute: number, toMinute: number): PriceRule => {
  return { id: String(priceCents), weekdays, fromMinute, toMinute, priceCents }
}
const friday = 5

describe('the price of a slot', () => {
  it('is the base price where no rule applies', () => {
    const pricing = {
      basePriceCents: 100,
      priceRules: [rule(200, [6], 0, 1440), rule(300, [friday], 0, 1080)],
    }
    expect(slotPrice(pricing, friday, 1080)).toBe(100)
  })

  it('follows a rule from its first minute to before its last: it is half-open', () => {
    const pricing = { basePriceCents: 100, priceRules: [rule(200, [friday], 1080, 1320)] }
    expect([1079, 1080, 1319, 1320].map((minute) => slotPrice(pricing, friday, minute))).toEqual([
      100, 200, 200, 100,
    ])
  })

  it('is that of the more specific rule wherever it stands in the list', () => {
    const narrow = rule(300, [friday], 1140, 1200)
    const wide = rule(200, [1, 2, 3, 4, 5], 1080, 1440)
    expect(slotPrice({ basePriceCents: 100, priceRules: [narrow, wide] }, friday, 1140)).toBe(300)
    expect(slotPrice({ basePriceCents: 100, priceRules: [wide, narrow] }, friday, 1140)).toBe(300)
  })

  it('is that of the later of two rules as specific, and a weekday named twice counts once', () => {
    const once = rule(200, [friday], 1080, 1440)
    const twice = rule(300, [friday, friday], 1080, 1440)
    expect(slotPrice({ basePriceCents: 100, priceRules: [once, twice] }, friday, 1080)).toBe(300)
    expect(slotPrice({ basePriceCents: 100, priceRules: [twice, once] }, friday, 1080)).toBe(200)
  })
})

it('is that of the next weekday once a slot starts after midnight', () => {
  const pricing = { basePriceCents: 100, priceRules: [rule(200, [0], 0, 120)] }
  expect([1439, 1440, 1560].map((minute) => slotPrice(pricing, 6, minute))).toEqual([100, 200, 100])
})

describe('the lowest price', () => {
  const pricing = { basePriceCents: 100, priceRules: [rule(200, [0, 1, 2, 3, 4, 5, 6], 480, 1440)] }

  it('is one that some open slot has', () => {
    const openingHours = everyDay({ opens: 480, closes: 1440 })
    expect(lowestPrice(pricing, { openingHours, slotMinutes: 60 })).toBe(200)
    expect(
      lowestPrice(pricing, { openingHours: everyDay({ opens: 480, closes: 1500 }), slotMinutes: 60 }),
    ).toBe(100)
    expect(lowestPrice(pricing, { openingHours: everyDay(), slotMinutes: 60 })).toBe(100)
  })

  it('is never above the price of any slot', () => {
    const week = { openingHours: everyDay({ opens: 0, closes: 1440 }), slotMinutes: 30 }
    fc.assert(
      fc.property(
        priceRules,
        fc.nat(50_000),
        fc.nat(6),
        fc.nat(47),
        (rules, basePriceCents, weekday, half) => {
          const anyPricing = { basePriceCents, priceRules: rules }
          expect(lowestPrice(anyPricing, week)).toBeLessThanOrEqual(slotPrice(anyPricing, weekday, half * 30))
        },
      ),
      { numRuns: 500 },
    )
  })
})
