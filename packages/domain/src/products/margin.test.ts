import { expect, test } from 'vitest'
import { marginPercent } from './margin.ts'

test.each([
  [1000, 400, 60],
  [900, 600, 33],
  [500, 500, 0],
  [500, 800, -60],
  [1000, 0, 100],
  [0, 400, null],
  [1000, null, null],
])('of a price of %i cents and a cost of %s, %s percent are left', (priceCents, costCents, left) => {
  expect(marginPercent({ priceCents, costCents })).toBe(left)
})
