import { expect, test } from 'vitest'
import { formatCount } from './count.ts'

test('a count has a point at every third figure', () => {
  expect([0, 7, 999, 1_000, 12_345, 5_000_000].map(formatCount)).toEqual([
    '0',
    '7',
    '999',
    '1.000',
    '12.345',
    '5.000.000',
  ])
})
