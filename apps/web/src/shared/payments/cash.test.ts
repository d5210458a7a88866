import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeFor, usualCash, readSum } from './cash.ts'

test('offers what people hand over', () => {
  expect(usualCash(8400)).toEqual([8400, 9000, 10_000, 20_000])
  expect(usualCash(5000)).toEqual([5000, 6000, 10_000, 20_000])
  expect(usualCash(20_000)).toEqual([20_000])
})

test('none of it is too little, and each gives its change', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500_000 }), (cents) => {
      for (const received of usualCash(cents)) expect(changeFor(cents, received)).toBe(received - cents)
    }),
  )
})

test('too little gives no change', () => {
  expect(changeFor(8400, 8399)).toBeNull()
  expect(changeFor(8400, Number.NaN)).toBeNull()
  expect(changeFor(8400, 8400)).toBe(0)
})

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
