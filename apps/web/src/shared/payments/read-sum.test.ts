import { expect, test } from 'vitest'
import { readSum } from './read-sum.ts'

test.each([
  ['84', 8400],
  ['84,50', 8450],
  ['50+20', 7000],
  ['50 + 20,50 + 0,05', 7055],
  ['50+', Number.NaN],
  ['cem', Number.NaN],
  ['', Number.NaN],
])('“%s” is %d cents', (text, cents) => {
  expect(readSum(text)).toBe(cents)
})
