import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { HOLIDAY } from '../time/holiday.ts'
import { type PriceRule, priceRuleSchema, pricingOn, slotPrice } from './price.ts'

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

describe('the price of a slot on a holiday', () => {
  const narrow = rule(300, [friday], 1140, 1200)
  const onHolidays = rule(500, [0, 6, HOLIDAY], 1080, 1440)
  const pricing = { basePriceCents: 100, priceRules: [narrow, onHolidays] }
  const at = (minute: number, isHoliday: boolean) => slotPrice(pricing, friday, minute, isHoliday)

  it('is that of a rule that names holidays, however narrow the others are', () => {
    expect([at(1140, true), at(1140, false)]).toEqual([500, 300])
  })

  it('is that of the weekday where no rule names holidays', () => {
    expect([at(1079, true), at(1079, false)]).toEqual([100, 100])
    expect(slotPrice({ ...pricing, priceRules: [narrow] }, friday, 1140, true)).toBe(300)
  })

  it('is that of the narrowest, where more than one names holidays', () => {
    const narrower = rule(700, [HOLIDAY], 1080, 1200)
    const both = { ...pricing, priceRules: [narrower, onHolidays] }
    expect([1080, 1200].map((minute) => slotPrice(both, friday, minute, true))).toEqual([700, 500])
  })
})

it('the later prices of a field apply from their day on', () => {
  const nextPrices = [
    { from: '2026-12-01', basePriceCents: 200, priceRules: [] },
    { from: '2027-01-01', basePriceCents: 300, priceRules: [] },
  ]
  const field = { basePriceCents: 100, priceRules: [], nextPrices }
  const days = ['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01']
  expect(days.map((day) => pricingOn(field, day).basePriceCents)).toEqual([100, 200, 200, 300])
  expect(pricingOn({ ...field, nextPrices: [] }, '2027-01-01').basePriceCents).toBe(100)
})

it('a rule ends after it begins', () => {
  const isRule = (from: number, to: number) =>
    z.safeParse(priceRuleSchema, rule(200, [friday], from, to)).success
  expect([isRule(1080, 1081), isRule(0, 1440), isRule(1080, 1080), isRule(1080, 1020)]).toEqual([
    true,
    true,
    false,
    false,
  ])
})
