import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countDifference } from './count-difference.ts'
import type { StockKind } from './stock-words.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 13, minute)).toISOString()
const moved = (id: string, kind: StockKind, quantity: number, minute: number, reversesId?: string) => ({
  id,
  kind,
  quantity,
  at: at(minute),
  reversesId: reversesId ?? null,
})
const opening = moved('a', 'opening', 10, 0)

test('a count is compared with what was there at its moment, not with what was sold after it', () => {
  expect(countDifference([opening], 8, at(5))).toBe(-2)
  expect(countDifference([opening, moved('b', 'sale', -3, 7)], 8, at(5))).toBe(-2)
  expect(countDifference([opening, moved('b', 'sale', -3, 5)], 8, at(5))).toBe(1)
  expect(countDifference([opening, moved('b', 'purchase', 12, 7)], 10, at(5))).toBe(0)
  expect(countDifference([], 4, at(5))).toBe(4)
})

test('who counts the same shelf meanwhile has corrected it already', () => {
  const other = moved('b', 'count', -2, 7)
  expect(countDifference([opening, other], 8, at(5))).toBe(0)
  expect(countDifference([opening, other, moved('c', 'reversal', 2, 8, 'b')], 8, at(5))).toBe(-2)
  expect(countDifference([opening, moved('b', 'loss', -2, 7)], 8, at(5))).toBe(-2)
})

test('never more is missing than there is', () => {
  expect(countDifference([opening, moved('b', 'sale', -9, 7)], 2, at(5))).toBe(-1)
  expect(countDifference([opening, moved('b', 'sale', -12, 7)], 2, at(5))).toBe(0)
})

test('after a count the stock is what was counted less what was sold since (H4)', () => {
  const sales = fc.array(fc.record({ pieces: fc.integer({ min: 1, max: 3 }), minute: fc.nat({ max: 59 }) }), {
    maxLength: 12,
  })
  fc.assert(
    fc.property(sales, fc.integer({ min: 40, max: 80 }), fc.nat({ max: 59 }), (sold, counted, minute) => {
      const inOrder = sold.toSorted((a, b) => a.minute - b.minute)
      const movements = [
        moved('a', 'opening', 60, 0),
        ...inOrder.map((sale, index) => moved(`s${index}`, 'sale', -sale.pieces, sale.minute)),
      ]
      const stock = movements.reduce((sum, { quantity }) => sum + quantity, 0)
      const since = inOrder
        .filter((sale) => sale.minute > minute)
        .reduce((sum, { pieces }) => sum + pieces, 0)
      expect(stock + countDifference(movements, counted, at(minute))).toBe(counted - since)
    }),
    { numRuns: 1000 },
  )
})
