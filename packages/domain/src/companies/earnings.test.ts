import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthlyEarnings } from './earnings.ts'

const input = {
  fields: 2,
  hoursADay: 14,
  priceCentsAnHour: 12_000,
  occupancyPercent: 40,
  expensesCents: 2_500_000,
}
const inputs = fc.record({
  fields: fc.integer({ min: 1, max: 50 }),
  hoursADay: fc.integer({ min: 1, max: 24 }),
  priceCentsAnHour: fc.integer({ min: 1, max: 1_000_000 }),
  occupancyPercent: fc.integer({ min: 0, max: 100 }),
  expensesCents: fc.integer({ min: 0, max: 9_999_999_999 }),
})

describe('what an arena may take in a month (A4, H13)', () => {
  it('is fields × hours × 30 days × occupancy × price, and what is left of it', () => {
    expect(monthlyEarnings(input)).toEqual({
      hours: 336,
      cents: 4_032_000,
      leftCents: 1_532_000,
      fullCents: 10_080_000,
      breakEvenPercent: 25,
      centsOfOneHourMore: 720_000,
    })
  })

  it('is nothing for an arena that nobody books, and has no hour more where all are booked', () => {
    const nothing = { hours: 0, cents: 0, leftCents: -2_500_000 }
    expect(monthlyEarnings({ ...input, occupancyPercent: 0 })).toMatchObject(nothing)
    expect(monthlyEarnings({ ...input, occupancyPercent: 100 }).centsOfOneHourMore).toBe(0)
  })

  it('breaks even at once without expenses, also where no hour is sold', () => {
    expect(monthlyEarnings({ ...input, fields: 0, expensesCents: 0 }).breakEvenPercent).toBe(0)
  })

  it.each([
    ['no expenses', 0, 0],
    ['all hours sold to the cent', 10_080_000, 100],
    ['a cent more than all hours bring', 10_080_001, null],
  ])('breaks even with %s', (_what, expensesCents, percent) => {
    expect(monthlyEarnings({ ...input, expensesCents }).breakEvenPercent).toBe(percent)
  })

  it('is whole cents, never less with more of anything, and never more than all hours sold', () => {
    fc.assert(
      fc.property(inputs, (one) => {
        const { cents, leftCents, fullCents, centsOfOneHourMore } = monthlyEarnings(one)
        expect([cents, leftCents, fullCents, centsOfOneHourMore].every(Number.isInteger)).toBe(true)
        expect(monthlyEarnings({ ...one, fields: one.fields + 1 }).cents).toBeGreaterThanOrEqual(cents)
        expect(leftCents + one.expensesCents).toBe(cents)
        // Two roundings of half a cent.
        expect(cents + centsOfOneHourMore).toBeLessThanOrEqual(fullCents + 1)
      }),
    )
  })

  it('breaks even at the lowest percent that pays for everything', () => {
    fc.assert(
      fc.property(inputs, (one) => {
        const leftAt = (occupancyPercent: number) => monthlyEarnings({ ...one, occupancyPercent }).leftCents
        const { breakEvenPercent } = monthlyEarnings(one)
        if (breakEvenPercent === null) expect(leftAt(100)).toBeLessThan(0)
        else {
          expect(leftAt(breakEvenPercent)).toBeGreaterThanOrEqual(0)
          if (breakEvenPercent > 0) expect(leftAt(breakEvenPercent - 1)).toBeLessThanOrEqual(0)
        }
      }),
    )
  })
})
