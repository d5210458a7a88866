import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gridOf } from '../availability/grid.ts'
import { fullPriceOf, priceOf } from '../availability/runs.ts'
import { addDays, toLocal, weekdayOf } from '../time/zone.ts'
import type { DealFacts } from './deal.ts'
import { covers, dealOf, lessPercent, type PricingDeal } from './deal-price.ts'
import { dealsMeet } from './deal-status.ts'

const zone = 'America/Sao_Paulo'
const first = '2026-11-01'
const grid = {
  timeZone: zone,
  holidays: [],
  holidayHours: null,
  openingHours: Array.from({ length: 7 }, () => [{ opens: 420, closes: 1560 }]),
  field: { slotMinutes: 30, basePriceCents: 6_001, priceRules: [], nextPrices: [] },
}

const anyDeal: fc.Arbitrary<PricingDeal> = fc
  .record({
    id: fc.string({ minLength: 1 }),
    weekdays: fc.uniqueArray(fc.nat(6), { minLength: 1 }),
    between: fc.uniqueArray(fc.nat(48), { minLength: 2, maxLength: 2 }),
    price: fc.oneof(
      fc.nat(20_000).map((hourCents) => ({ hourCents })),
      fc.integer({ min: 1, max: 99 }).map((percent) => ({ hourCents: null, percent })),
    ),
    days: fc.array(fc.nat(20), { minLength: 2, maxLength: 2 }),
  })
  .map(({ between, days, price, ...deal }) => {
    const [fromMinute = 0, toMinute = 0] = between.toSorted((a, b) => a - b).map((half) => half * 30)
    const [from = 0, until = 0] = days.toSorted((a, b) => a - b)
    return {
      ...deal,
      ...price,
      fromMinute,
      toMinute,
      from: addDays(first, from),
      until: addDays(first, until),
    }
  })
const anyDeals = fc.uniqueArray(anyDeal, { maxLength: 4, selector: ({ id }) => id })

describe('the price of an idle hour (N9)', () => {
  it('is in no slot outside of its hours and days, never more than before, and the same in any order', () => {
    fc.assert(
      fc.property(anyDeals, (deals) => {
        const slots = gridOf({ ...grid, deals }, first, 14)
        const backwards = gridOf({ ...grid, deals: deals.toReversed() }, first, 14)
        expect(slots).toEqual(backwards)
        const plain = gridOf(grid, first, 14)
        for (const [index, slot] of slots.entries()) {
          const { day, weekday, minute } = toLocal(zone, slot.start)
          const at = { day, weekday, minute, slotMinutes: 30 }
          const lowest = deals
            .filter((deal) => covers(deal, at))
            .map(({ hourCents, percent }) =>
              percent === undefined ? Math.round((hourCents ?? 0) / 2) : Math.round(60.01 * (100 - percent)),
            )
          expect(slot.priceCents).toBe(Math.min(6_001, ...lowest))
          expect(slot.deal?.fullCents ?? slot.priceCents).toBe(plain[index]?.priceCents)
        }
        expect(fullPriceOf(slots) ?? priceOf(slots)).toBe(priceOf(plain))
      }),
    )
  })

  it('is each field’s own price less the percentage, never above it, and a booking costs the sum of its slots', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 50_000 }),
        fc.integer({ min: 1, max: 99 }),
        fc.integer({ min: 1, max: 8 }),
        (basePriceCents, percent, count) => {
          const deal = { id: 'd', weekdays: [0, 1, 2, 3, 4, 5, 6], fromMinute: 0, toMinute: 1440 }
          const deals = [{ ...deal, hourCents: null, percent, from: first, until: '2026-12-31' }]
          const field = { ...grid.field, basePriceCents }
          const [slots, plain] = [
            gridOf({ ...grid, field, deals }, first, 1),
            gridOf({ ...grid, field }, first, 1),
          ]
          const slotCents = lessPercent(basePriceCents, percent)
          const [run, table] = [slots.slice(0, count), plain.slice(0, count)]
          expect(priceOf(run)).toBe(count * slotCents)
          expect(priceOf(run)).toBeLessThanOrEqual(priceOf(table))
          // Whole cents per slot: half a cent each at most from the exact percentage.
          const exact = (priceOf(table) * (100 - percent)) / 100
          expect(Math.abs(priceOf(run) - exact)).toBeLessThanOrEqual(count / 2)
          for (const slot of run)
            expect(slot.deal?.fullCents).toBe(slotCents < basePriceCents ? basePriceCents : undefined)
        },
      ),
    )
  })

  it('is that of its calendar day after midnight', () => {
    const saturday = { id: 'd', weekdays: [6], fromMinute: 0, toMinute: 60, hourCents: 2_000 }
    const deal = { ...saturday, from: '2026-11-28', until: '2026-11-28' }
    const slots = gridOf({ ...grid, deals: [deal] }, '2026-11-27', 1)
    expect(slots.filter(({ deal: of }) => of).map(({ start }) => toLocal(zone, start))).toEqual([
      { day: '2026-11-28', minute: 0, weekday: 6 },
      { day: '2026-11-28', minute: 30, weekday: 6 },
    ])
  })

  it('never raises a price, also where that is lower already', () => {
    const deal = {
      id: 'd',
      weekdays: [1],
      fromMinute: 0,
      toMinute: 1440,
      hourCents: 9_000,
      from: first,
      until: '2026-12-31',
    }
    const slot = { day: '2026-11-23', weekday: 1, minute: 600, slotMinutes: 60 }
    expect(dealOf([deal], slot, 9_000)).toBeNull()
    expect(dealOf([deal], slot, 9_001)).toEqual({ id: 'd', priceCents: 9_000 })
  })

  it('meets another one exactly where both would be in force for an hour', () => {
    const facts = (deal: PricingDeal, fieldIds: string[]): DealFacts => ({
      ...deal,
      fieldIds,
      audience: 'everyone',
    })
    fc.assert(
      fc.property(anyDeal, anyDeal, fc.boolean(), (a, b, isSame) => {
        const [one, other] = [facts(a, ['1']), facts(b, isSame ? ['2', '1'] : ['2'])]
        const slots = Array.from({ length: 21 * 48 }, (_, index) => {
          const day = addDays(first, Math.floor(index / 48))
          return { day, weekday: weekdayOf(day), minute: (index % 48) * 30, slotMinutes: 30 }
        })
        const both = isSame && slots.some((slot) => covers(a, slot) && covers(b, slot))
        // Days in common may have none of the weekdays in common: then they only might meet.
        if (both) expect(dealsMeet(one, other)).toBe(true)
        expect(dealsMeet(one, other)).toBe(dealsMeet(other, one))
        if (!isSame) expect(dealsMeet(one, other)).toBe(false)
      }),
    )
  })
})
