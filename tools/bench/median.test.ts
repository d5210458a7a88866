import { expect, it } from 'vitest'
import { median, medians } from './median.ts'

it('takes the middle, whatever the order', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([10, 9, 1, 2])).toBe(5.5)
})

it('takes the median of each figure for itself', () => {
  const runs = [
    { paint: 3, heap: 1 },
    { paint: 1, heap: 2 },
    { paint: 2, heap: 9 },
  ]
  expect(medians(runs)).toEqual({ paint: 2, heap: 2 })
})
