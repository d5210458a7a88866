import { expect, test } from 'vitest'
import { lastPieceCost, pieceCost } from './piece-cost.ts'
import type { StockKind } from './stock-words.ts'

const moved = (id: string, kind: StockKind, quantity: number, valueCents: number, reversesId?: string) => ({
  id,
  kind,
  quantity,
  valueCents,
  settledCents: 0,
  reversesId: reversesId ?? null,
})
const opening = moved('a', 'opening', 10, 2000)
const purchase = moved('b', 'purchase', 12, 3000)

test('a piece costs its part of a purchase, halves up', () => {
  expect([pieceCost(1000, 3), pieceCost(5, 2), pieceCost(0, 4)]).toEqual([333, 3, 0])
})

test('the cost of a product is that of the last purchase that stands', () => {
  expect(lastPieceCost([opening])).toBe(200)
  expect(lastPieceCost([opening, purchase, moved('c', 'sale', -1, -100)])).toBe(250)
  expect(lastPieceCost([opening, purchase, moved('c', 'reversal', -12, -3000, 'b')])).toBe(200)
  expect(lastPieceCost([opening, moved('b', 'purchase', 12, 0)])).toBe(200)
  expect(lastPieceCost([opening, { ...purchase, valueCents: 0, settledCents: 1200 }])).toBe(100)
  expect(lastPieceCost([moved('a', 'opening', 0, 0)])).toBeNull()
})
