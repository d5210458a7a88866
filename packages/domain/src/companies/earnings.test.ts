import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthlyEarnings } from './earnings.ts'

const guess = { fields: 2, hoursADay: 14, priceCentsAnHour: 12_000, occupancyPercent: 40 }

describe('what an arena may take in a month (H13)', () => {
  it('is fields × hours × 30 days × occupancy × price', () => {
    expect(monthlyEarnings(guess)).toEqual({ hours: 336, cents: 4_032_000, centsOfOneHourMore: 720_000 })
  })

  it('is nothing for an arena that nobody books, and has no hour more where all are booked', () => {
    expect(monthlyEarnings({ ...guess, occupancyPercent: 0 })).toMatchObject({ hours: 0, cents: 0 })
    expect(monthlyEarnings({ ...guess, occupancyPercent: 100 }).centsOfOneHourMore).toBe(0)
  })

  it('is whole cents, never less with more of anything, and never more than all hours sold', () => {
    const guesses = fc.record({
      fields: fc.integer({ min: 1, max: 20 }),
      hoursADay: fc.integer({ min: 1, max: 24 }),
      priceCentsAnHour: fc.integer({ min: 0, max: 100_000 }),
      occupancyPercent: fc.integer({ min: 0, max: 100 }),
    })
    fc.assert(
      fc.property(guesses, (one) => {
        const { cents, centsOfOneHourMore } = monthlyEarnings(one)
        expect(Number.isInteger(cents) && Number.isInteger(centsOfOneHourMore)).toBe(true)
        expect(monthlyEarnings({ ...one, fields: one.fields + 1 }).cents).toBeGreaterThanOrEqual(cents)
        const most = one.fields * one.hoursADay * 30 * one.priceCentsAnHour
        expect(cents + centsOfOneHourMore).toBeLessThanOrEqual(most + 1)
      }),
    )
  })
})
