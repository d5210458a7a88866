import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PriceRule, slotPrice } from '../price.ts'
import { paintPrices } from './paint-prices.ts'
import { weekPrices } from './week-prices.ts'

const QUARTER = 15
const halfHours = Array.from({ length: 48 }, (_, place) => place * 30)
const price = fc.constantFrom(8_000, 10_000, 12_000, 16_000)
const rule = fc
  .record({
    weekdays: fc.array(fc.nat(7), { minLength: 1, maxLength: 8 }),
    from: fc.nat(95),
    length: fc.integer({ min: 1, max: 96 }),
    priceCents: price,
  })
  .map(({ from, length, ...rest }) => {
    return { ...rest, fromMinute: from * QUARTER, toMinute: Math.min(from + length, 96) * QUARTER }
  })
const pricing = fc
  .record({ basePriceCents: price, rules: fc.array(rule, { maxLength: 8 }) })
  .map(({ basePriceCents, rules }) => {
    return {
      basePriceCents,
      priceRules: rules.map((each, index): PriceRule => ({ id: `${index}`, ...each })),
    }
  })
/** A rectangle of tiles, as a stroke paints it, and some single ones. */
const strokes = fc
  .record({
    days: fc.uniqueArray(fc.nat(7), { maxLength: 8 }),
    from: fc.nat(47),
    length: fc.integer({ min: 1, max: 48 }),
    single: fc.array(fc.record({ day: fc.nat(7), place: fc.nat(47) }), { maxLength: 5 }),
  })
  .map(({ days, from, length, single }) => {
    const places = Array.from({ length: Math.min(length, 48 - from) }, (_, index) => from + index)
    const stroke = days.flatMap((day) => places.map((place) => ({ day, place })))
    return [...stroke, ...single].map(({ day, place }) => ({ day, minute: place * 30 }))
  })

/** Rule 3 for holidays, written independently: the narrowest of the rules that name them, the last of equals. */
function holidayPrice(rules: readonly PriceRule[], minute: number): number | null {
  const width = ({ weekdays, fromMinute, toMinute }: PriceRule) =>
    new Set(weekdays).size * (toMinute - fromMinute)
  const apply = rules.filter(
    (each) => each.weekdays.includes(7) && each.fromMinute <= minute && minute < each.toMinute,
  )
  const narrowest = Math.min(...apply.map(width))
  return apply.findLast((each) => width(each) === narrowest)?.priceCents ?? null
}

test('painted tiles have the new price, all others the one that they had', () => {
  let shorter = 0
  fc.assert(
    fc.property(pricing, strokes, fc.option(price), (before, tiles, priceCents) => {
      const priceRules = paintPrices(before, tiles, priceCents)
      const after = { ...before, priceRules }
      const painted = new Set(tiles.map(({ day, minute }) => `${day} ${minute}`))
      const isPainted = (day: number, minute: number) => painted.has(`${day} ${minute - (minute % 30)}`)
      const [wanted, found] = [[] as unknown[], [] as unknown[]]
      for (let minute = 0; minute < 1440; minute += QUARTER) {
        for (let day = 0; day < 7; day++) {
          const fresh = priceCents ?? before.basePriceCents
          wanted.push(isPainted(day, minute) ? fresh : slotPrice(before, day, minute))
          found.push(slotPrice(after, day, minute))
        }
        wanted.push(isPainted(7, minute) ? priceCents : holidayPrice(before.priceRules, minute))
        found.push(holidayPrice(priceRules, minute))
      }
      expect(found).toEqual(wanted)
      expect(new Set(priceRules.map(({ id }) => id)).size).toBe(priceRules.length)
      if (priceRules.length < before.priceRules.length) shorter++
    }),
    { numRuns: 1000 },
  )
  expect(shorter).toBeGreaterThan(5)
})

test('a single rectangle on a plain week is at most one rule', () => {
  fc.assert(
    fc.property(strokes, price, (tiles, priceCents) => {
      const days = new Set(tiles.map(({ day }) => day))
      const minutes = [...new Set(tiles.map(({ minute }) => minute))].toSorted((a, b) => a - b)
      const isWhole = minutes.every(
        (minute, index) => index === 0 || minute === (minutes[index - 1] ?? 0) + 30,
      )
      fc.pre(
        isWhole && days.size * minutes.length === new Set(tiles.map((tile) => JSON.stringify(tile))).size,
      )
      expect(
        paintPrices({ basePriceCents: 1, priceRules: [] }, tiles, priceCents).length,
      ).toBeLessThanOrEqual(1)
    }),
    { numRuns: 1000 },
  )
})

test('the week as tiles has the prices of its slots', () => {
  fc.assert(
    fc.property(pricing, (prices) => {
      const week = weekPrices(prices)
      expect(week.map((tiles) => tiles.map(({ priceCents }) => priceCents))).toEqual(
        week.map((_, day) =>
          halfHours.map((minute) =>
            day === 7 ? holidayPrice(prices.priceRules, minute) : slotPrice(prices, day, minute),
          ),
        ),
      )
      const ruled = week.flat().filter(({ rule: made }) => made !== null)
      expect(ruled.every(({ rule: made, priceCents }) => made?.priceCents === priceCents)).toBe(true)
    }),
    { numRuns: 1000 },
  )
})
