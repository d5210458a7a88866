import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedPrice, roundingSteps } from './price-change.ts'
import { MAX_PRICE_CENTS } from './product-input.ts'

const price = fc.integer({ min: 1, max: MAX_PRICE_CENTS })
const percent = fc.integer({ min: -10_000, max: 100_000 }).map((hundredths) => hundredths / 100)
const roundTo = fc.constantFrom(...roundingSteps)

test('a changed price is whole, positive, and at most half a step from the exact one, or the least there is', () => {
  fc.assert(
    fc.property(price, percent, roundTo, (cents, by, step) => {
      const changed = changedPrice(cents, { percent: by, roundTo: step })
      const exact = (cents * (10_000 + Math.round(by * 100))) / 10_000
      expect(Number.isSafeInteger(changed)).toBe(true)
      expect(changed).toBeGreaterThan(0)
      if (by > 0) expect(changed).toBeGreaterThanOrEqual(cents)
      if (by < 0) expect(changed).toBeLessThanOrEqual(cents)
      if (changed !== cents && changed > Math.min(step, cents)) {
        expect(changed % step).toBe(0)
        expect(Math.abs(changed - exact)).toBeLessThanOrEqual(step / 2)
      }
    }),
  )
})

test('who pays more before pays no less after', () => {
  fc.assert(
    fc.property(price, price, percent, roundTo, (one, other, by, step) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)]
      const change = { percent: by, roundTo: step }
      expect(changedPrice(more, change)).toBeGreaterThanOrEqual(changedPrice(less, change))
    }),
  )
})
