import { expect, test } from 'vitest'
import { isLowNow, stockLevel } from './stock-level.ts'

test.each([
  [-1, 10, 'out'],
  [0, 0, 'out'],
  [0, 10, 'out'],
  [1, 0, 'enough'],
  [9, 10, 'low'],
  [10, 10, 'low'],
  [11, 10, 'enough'],
] as const)('%i of a product whose mark is %i: %s', (stock, lowStockAt, level) => {
  expect(stockLevel({ stock, lowStockAt })).toBe(level)
})

test.each([
  [11, 10, 10, true],
  [11, 0, 10, true],
  [11, 11, 10, false],
  [10, 9, 10, false],
  [9, 12, 10, false],
  [1, 0, 0, false],
])('a stock that goes from %i to %i with its mark at %i is told: %s', (from, to, lowStockAt, told) => {
  expect(isLowNow({ stock: from, lowStockAt }, { stock: to, lowStockAt })).toBe(told)
})
