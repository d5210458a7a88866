import { describe, expect, it } from 'vitest'
import { proposedHourCents, usualHourCents } from './usual-hour.ts'

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
    [14_000, null, 10_000],
    [null, 4_100, 4_500],
    [300, null, 500],
  ])('for a usual price of %s cents and %s that pay for it is %s', (usual, even, cents) => {
    expect(proposedHourCents(usual, even)).toBe(cents)
  })
})
