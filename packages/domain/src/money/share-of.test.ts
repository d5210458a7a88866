import { expect, test } from 'vitest'
import { shareOf } from './share-of.ts'

test.each([
  [1000, 1, 3, 333],
  [1000, 2, 3, 667],
  [5, 1, 2, 3],
  [1000, 3, 3, 1000],
  [1000, 0, 3, 0],
  [0, 0, 0, 0],
  [100, 0, 0, 0],
  [900_000_000_000_001, 50_000, 100_000, 450_000_000_000_001],
])('of %i cents, %i of %i pieces take %i', (cents, part, whole, share) => {
  expect(shareOf(cents, part, whole)).toBe(share)
})
