import { describe, expect, it } from 'vitest'
import { lessPercent } from './deal-price.ts'
import {
  dearerFields,
  isBelowEven,
  offerOn,
  proposedFields,
  proposedHourCents,
  usualHourCents,
} from './usual-hour.ts'

const evening = { id: 'evening', weekdays: [6], fromMinute: 1080, toMinute: 1320, priceCents: 21_000 }
const field = { basePriceCents: 14_000, priceRules: [evening], slotMinutes: 60 }

describe('the price of an hour without a deal (N9)', () => {
  it.each([
    [[6], 780, 840, 14_000],
    [[6], 1020, 1140, 21_000],
    [[5], 1020, 1140, 14_000],
    [[5, 6], 1080, 1140, 21_000],
  ])('is the highest of weekdays %j from minute %i to %i', (weekdays, fromMinute, toMinute, cents) => {
    expect(usualHourCents([field], { weekdays, fromMinute, toMinute })).toBe(cents)
  })

  it('is that of an hour whatever the length of a slot, and none without a field', () => {
    const asked = { weekdays: [6], fromMinute: 780, toMinute: 840 }
    expect(usualHourCents([field, { ...field, slotMinutes: 30 }], asked)).toBe(28_000)
    expect(usualHourCents([], asked)).toBeNull()
    expect(usualHourCents([{ ...field, basePriceCents: 0 }], asked)).toBeNull()
  })
})

describe('the price that is proposed for a deal (N9)', () => {
  it.each([
    [14_000, 1_500, 10_000],
    [14_000, 12_300, 12_500],
    [14_000, 18_000, 13_500],
    [8_200, 8_010, 8_100],
    [8_200, 8_150, 8_150],
    [8_200, 8_200, 8_000],
    [1_000, 1_000, 500],
    [14_000, null, 10_000],
    [null, 4_100, 4_500],
    [300, null, 500],
  ])('for a usual price of %s cents and %s that pay for it is %s', (usual, even, cents) => {
    expect(proposedHourCents(usual, even)).toBe(cents)
  })
})

describe('the fields that are proposed for a deal (N9)', () => {
  const asked = { weekdays: [2], fromMinute: 840, toMinute: 900 }
  const at = (basePriceCents: number) => ({ ...field, priceRules: [], basePriceCents })

  it('are those that it makes cheaper', () => {
    const fields = [at(14_000), at(20_000), at(14_000), at(10_000), at(5_000)]
    expect(proposedFields(fields, asked, null)).toEqual({ hourCents: 10_000, fields: fields.slice(0, 3) })
    expect(proposedFields([at(5_000)], asked, null)).toEqual({ hourCents: 3_500, fields: [at(5_000)] })
    expect(proposedFields([], asked, null).fields).toEqual([])
  })

  it('cost a percentage less, to the cent', () => {
    expect([lessPercent(14_000, 30), lessPercent(9_999, 15), lessPercent(100, 100)]).toEqual([
      9_800, 8_499, 0,
    ])
  })
})

describe('a deal on each of its fields (N9)', () => {
  const hours = { weekdays: [2], fromMinute: 840, toMinute: 960 }
  const later = { id: 'later', weekdays: [2], fromMinute: 900, toMinute: 960, priceCents: 9_999 }
  const half = { basePriceCents: 5_001, priceRules: [later], slotMinutes: 30 }
  const plain = { basePriceCents: 8_000, priceRules: [], slotMinutes: 60 }

  it('is its own price less the percentage, as a booking of an hour costs', () => {
    expect(offerOn(half, { ...hours, hourCents: null, percent: 15 })).toEqual({
      usualCents: 19_998,
      offeredCents: 2 * 8_499,
      leastCents: 2 * 4_251,
    })
    expect(offerOn(plain, { ...hours, hourCents: 6_000 })).toEqual({
      usualCents: 8_000,
      offeredCents: 6_000,
      leastCents: 6_000,
    })
    expect(offerOn({ ...plain, basePriceCents: 0 }, { ...hours, hourCents: 6_000 })).toBeNull()
  })

  it('is no discount where the field costs as much already, or a percentage of nearly nothing is rounded away', () => {
    const fields = [half, plain]
    expect(dearerFields(fields, { ...hours, hourCents: 8_000 })).toEqual([
      { field: plain, usualCents: 8_000 },
    ])
    expect(dearerFields(fields, { ...hours, hourCents: 7_999 })).toEqual([])
    expect(dearerFields(fields, { ...hours, hourCents: null, percent: 1 })).toEqual([])
    const cent = { ...plain, basePriceCents: 1 }
    expect(dearerFields([cent], { ...hours, hourCents: null, percent: 1 })).toEqual([
      { field: cent, usualCents: 1 },
    ])
  })
})

describe('a deal below what its hours cost (N9)', () => {
  const hours = { weekdays: [2], fromMinute: 840, toMinute: 900 }
  const at = (basePriceCents: number) => ({ ...field, priceRules: [], basePriceCents })

  it.each([
    [{ hourCents: 8_000 }, 8_000, false],
    [{ hourCents: 7_999 }, 8_000, true],
    [{ hourCents: null, percent: 20 }, 8_000, false],
    [{ hourCents: null, percent: 21 }, 8_000, true],
    [{ hourCents: 1 }, null, false],
  ])('%j at %s cents is: %s', (price, even, isBelow) => {
    expect(isBelowEven([at(14_000), at(10_000)], { ...hours, ...price }, even)).toBe(isBelow)
  })
})
