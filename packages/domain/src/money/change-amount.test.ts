import { expect, test } from 'vitest'
import { changeAmount } from './change-amount.ts'

test.each([
  ['8 % up, to a whole real', 12_000, 'percent', 800, 100, 13_000],
  ['8 % up of an odd price', 8_500, 'percent', 800, 100, 9_200],
  ['10 reais up', 8_550, 'cents', 1_000, 50, 9_550],
  ['10 reais up, to five', 8_200, 'cents', 1_000, 500, 9_000],
  ['a half goes up', 8_250, 'cents', 1_000, 100, 9_300],
  ['10 reais off', 12_000, 'cents', -1_000, 100, 11_000],
  ['a rise that rounds down lowers nothing', 12_040, 'cents', 10, 1_000, 12_040],
  ['a discount that rounds up raises nothing', 11_960, 'cents', -10, 1_000, 11_960],
  ['more off than there is falls below zero', 500, 'cents', -1_000, 100, -500],
] as const)('%s: %i cents by %s %d in steps of %i', (_, cents, unit, amount, roundTo, changed) => {
  expect(changeAmount(cents, { unit, amount, roundTo })).toBe(changed)
})
