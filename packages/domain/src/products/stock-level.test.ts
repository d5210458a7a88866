import { expect, test } from 'vitest'
import { stockLevel } from './stock-level.ts'

test.each([
  [0, 0, 'out'],
  [0, 10, 'out'],
  [1, 0, 'enough'],
  [9, 10, 'low'],
  [10, 10, 'low'],
  [11, 10, 'enough'],
] as const)('%i of a product whose mark is %i: %s', (stock, lowStockAt, level) => {
  expect(stockLevel({ stock, lowStockAt })).toBe(level)
})
