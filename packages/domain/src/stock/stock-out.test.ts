import { expect, test } from 'vitest'
import { isStockOut, stockOutSentence } from './stock-out.ts'

test.each([
  [3, 3, false],
  [3, 4, true],
  [0, 1, true],
  [-2, 1, true],
  [-2, 0, false],
])('from a stock of %i, %i pieces are too many: %s (rule 7)', (stock, pieces, out) => {
  expect(isStockOut(stock, pieces)).toBe(out)
})

test('it is said with what is left and what to do', () => {
  const next = 'Se ainda há mais, registre a compra ou conte o estoque.'
  expect(stockOutSentence('Água', 3)).toBe(`Água: só restam 3 unidades. ${next}`)
  expect(stockOutSentence('Água', 1)).toBe(`Água: só resta 1 unidade. ${next}`)
  expect(stockOutSentence('Água', 0)).toBe(`Água: o estoque acabou. ${next}`)
  expect(stockOutSentence('Água', -1)).toBe(`Água: o estoque acabou. ${next}`)
})
