import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeAmount } from '../../money/change-amount.ts'
import { addDays } from '../../time/zone.ts'
import { pricingOn, slotPrice } from '../price.ts'
import { asOf, changeFrom } from './later-prices.ts'
import { leftOut } from './left-out.ts'
import { fieldRoundingSteps } from './price-change-input.ts'
import { fieldPricingSchema, MAX_FIELD_PRICE_CENTS, MIN_FIELD_PRICE_CENTS } from './prices-input.ts'

const FIRST = '2026-11-20'
const price = fc.integer({ min: MIN_FIELD_PRICE_CENTS, max: MAX_FIELD_PRICE_CENTS })
const usual = fc.oneof(
  price,
  fc.integer({ min: 50, max: 300 }).map((reais) => reais * 100),
)
const rules = fc
  .uniqueArray(fc.record({ day: fc.nat(7), hour: fc.nat(23), priceCents: usual }), {
    selector: ({ day, hour }) => `${day} ${hour}`,
    maxLength: 4,
  })
  .map((all) =>
    all.map(({ day, hour, priceCents }) => {
      return {
        id: `${day}-${hour}`,
        weekdays: [day],
        fromMinute: hour * 60,
        toMinute: hour * 60 + 60,
        priceCents,
      }
    }),
  )
const pricing = fc.record({ basePriceCents: usual, priceRules: rules })
const field = fc
  .record({
    now: pricing,
    later: fc.uniqueArray(fc.record({ days: fc.nat(40), prices: pricing }), {
      selector: ({ days }) => days,
      maxLength: 3,
    }),
  })
  .map(({ now, later }) => ({
    ...now,
    status: 'active' as const,
    version: 1,
    nextPrices: later
      .toSorted((a, b) => a.days - b.days)
      .map(({ days, prices }) => ({ from: addDays(FIRST, days), ...prices })),
  }))
const change = fc.oneof(
  fc.record({
    unit: fc.constant('percent' as const),
    amount: fc.integer({ min: -9900, max: 100_000 }),
    roundTo: fc.constantFrom(...fieldRoundingSteps),
  }),
  fc.record({
    unit: fc.constant('cents' as const),
    amount: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    roundTo: fc.constantFrom(...fieldRoundingSteps),
  }),
)
const days = Array.from({ length: 60 }, (_, index) => addDays(FIRST, index))
const day = fc.constantFrom(...days.slice(0, 45))
const at = fc.record({ weekday: fc.nat(6), minute: fc.nat(95).map((n) => n * 15), isHoliday: fc.boolean() })

test('every slot before the day costs what it did, every one from it on what the change makes of that', () => {
  fc.assert(
    fc.property(field, day, change, at, (before, from, by, { weekday, minute, isHoliday }) => {
      const after = { ...before, nextPrices: changeFrom(before, from, by) }
      const priceOf = (of: typeof after, on: string) =>
        slotPrice(pricingOn(of, on), weekday, minute, isHoliday)
      const wanted = days.map((on) => {
        const was = priceOf(before, on)
        return on < from ? was : changeAmount(was, by)
      })
      expect(days.map((on) => priceOf(after, on))).toEqual(wanted)
      const starts = after.nextPrices.map((later) => later.from)
      expect(starts).toEqual([...new Set(starts)].toSorted())
      expect(changeFrom(before, from, by)).toEqual(after.nextPrices)
    }),
    { numRuns: 500 },
  )
})

test('what is not left out can be saved: no price is out of its limits', () => {
  let fitting = 0
  fc.assert(
    fc.property(field, day, change, (before, from, by) => {
      fc.pre(leftOut(before, from, by) === null)
      fitting++
      for (const later of changeFrom(before, from, by))
        expect(fieldPricingSchema.safeParse(later).success).toBe(true)
    }),
    { numRuns: 500 },
  )
  expect(fitting).toBeGreaterThan(100)
})

test('a field costs the same on a day whether it is read as of that day or of one before, and again', () => {
  fc.assert(
    fc.property(field, day, day, (before, one, other) => {
      const [early, late] = [one, other].toSorted() as [string, string]
      const seen = asOf(before, early)
      const { basePriceCents, priceRules } = pricingOn(before, late)
      expect(pricingOn(seen, late)).toMatchObject({ basePriceCents, priceRules })
      expect(asOf(seen, early)).toEqual(seen)
      expect(asOf(seen, late)).toEqual(asOf(before, late))
      expect(asOf(before, late).version).toBeGreaterThanOrEqual(seen.version)
    }),
    { numRuns: 500 },
  )
})
