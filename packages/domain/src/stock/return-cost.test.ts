import { expect, test } from 'vitest'
import { outOnLine, returnCost } from './return-cost.ts'

const sale = { kind: 'sale', quantity: -3, valueCents: -1000, settledCents: 0 } as const
const back = { kind: 'return', quantity: 1, valueCents: 233, settledCents: 100 } as const

test('what is out of a line is what was sold less what came back, also where that settled something', () => {
  expect(outOnLine([sale, back])).toEqual({ quantity: 2, costCents: 667 })
  expect(outOnLine([])).toEqual({ quantity: 0, costCents: 0 })
  expect(outOnLine([sale, { ...back, kind: 'loss' }])).toEqual({ quantity: 3, costCents: 1000 })
})

test('pieces come back at their share, the last with the rest', () => {
  expect(returnCost({ quantity: 3, costCents: 1000 }, 1)).toBe(333)
  expect(returnCost({ quantity: 3, costCents: 1000 }, 3)).toBe(1000)
})
