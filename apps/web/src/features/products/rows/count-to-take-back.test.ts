import { expect, it } from 'vitest'
import { countToTakeBack } from './count-to-take-back.ts'

const count = (quantity: number, reversible = true) => ({ kind: 'count', quantity, reversible }) as const
const sale = { kind: 'sale', quantity: -1, reversible: false } as const

it('is the newest count, whatever was sold since', () => {
  const made = count(-3)
  expect(countToTakeBack([sale, made, count(-3)], -3)).toBe(made)
})

it('is none where somebody has counted since, or taken it back', () => {
  expect(countToTakeBack([count(2), count(-3)], -3)).toBeNull()
  expect(countToTakeBack([sale, count(-3, false), count(-3)], -3)).toBeNull()
  expect(countToTakeBack([sale], -3)).toBeNull()
})
