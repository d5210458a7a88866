import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pricePerPlayer } from './racha-form.ts'

it('what is proposed per player are whole reais that cover the price, and no real more (H7)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 150_000 }), fc.integer({ min: 2, max: 100 }), (price, players) => {
      const each = pricePerPlayer(price, players)
      expect(each % 100).toBe(0)
      expect(each * players).toBeGreaterThanOrEqual(price)
      expect((each - 100) * players).toBeLessThan(Math.max(price, 1))
    }),
  )
  expect(pricePerPlayer(37_000, 0)).toBe(0)
})
