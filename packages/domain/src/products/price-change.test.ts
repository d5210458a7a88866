import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { changedPrice, changedPrices, priceChangeProblem, priceChangeSchema } from './price-change.ts'
import { MAX_PRICE_CENTS } from './product-input.ts'

test.each([
  ['5 % up, to half a real', 1200, 5, 50, 1250],
  ['5 % up, to the cent', 999, 5, 1, 1049],
  ['a half goes up', 1000, 2.5, 50, 1050],
  ['just under a half goes down', 999, 2.5, 50, 1000],
  ['10 % off, to a whole real', 1250, -10, 100, 1100],
  ['nothing changes at 0 %', 850, 0, 50, 850],
  ['a price off the step is rounded at 0 % too', 849, 0, 50, 850],
  ['what is free stays free', 0, 20, 50, 0],
  ['what costs something never becomes free', 20, -90, 50, 20],
  ['nor with everything off', 500, -100, 50, 50],
  ['a price above the step is rounded down at 0 %', 851, 0, 50, 850],
  ['a rise lowers no price', 470, 1, 50, 470],
  ['a discount raises none', 480, -1, 50, 480],
  ['a fraction of a percent', 10_000, 0.29, 1, 10_029],
] as const)('%s: %i cents by %d %% in steps of %i is %i', (_, price, percent, roundTo, changed) => {
  expect(changedPrice(price, { percent, roundTo })).toBe(changed)
})

test.each([
  [5, '50', true],
  [-99, '1', true],
  [1000, '100', true],
  [0.5, '10', true],
  [0, '50', false],
  [-100, '50', false],
  [1001, '50', false],
  [5, '7', false],
  [5, '0', false],
  [5, '', false],
])('prices can change by %d %% in steps of “%s”: %s', (percent, roundTo, expected) => {
  expect(z.safeParse(priceChangeSchema, { percent, roundTo }).success).toBe(expected)
})

const water = { name: 'Água', priceCents: 500 }
const gift = { name: 'Brinde', priceCents: 0 }
const trophy = { name: 'Troféu', priceCents: MAX_PRICE_CENTS - 100 }

test('of many prices, those that become others are changed', () => {
  const change = { percent: 10, roundTo: 50 }
  expect(changedPrices([water, gift], change)).toEqual([{ name: 'Água', priceCents: 550 }])
})

test.each([
  ['a change that fits', [water, gift], 10, null],
  ['no price that changes', [gift], 10, 'Assim nenhum preço muda.'],
  ['the highest price', [{ name: 'Troféu', priceCents: MAX_PRICE_CENTS / 2 }], 100, null],
  ['a price beyond the highest', [water, trophy], 10, 'Troféu passaria de R$\u00a010.000,00.'],
] as const)('%s', (_, rows, percent, problem) => {
  expect(priceChangeProblem(rows, { percent, roundTo: 50 })).toBe(problem)
})
