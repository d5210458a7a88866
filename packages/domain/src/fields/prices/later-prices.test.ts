import { expect, test } from 'vitest'
import { asOf, changeFrom } from './later-prices.ts'

const flat = (from: string, basePriceCents: number) => ({ from, basePriceCents, priceRules: [] })
const rule = { id: 'night', weekdays: [1], fromMinute: 1080, toMinute: 1320, priceCents: 16_000 }
const field = { basePriceCents: 12_000, priceRules: [rule], nextPrices: [], version: 3 }
const up = { unit: 'percent', amount: 800, roundTo: 100 } as const

test('8 % on all from the first of December: the base price and each rule', () => {
  expect(changeFrom(field, '2026-12-01', up)).toEqual([
    { from: '2026-12-01', basePriceCents: 13_000, priceRules: [{ ...rule, priceCents: 17_300 }] },
  ])
})

test('planned prices of that day and of later ones are changed too, earlier ones stay', () => {
  const planned = [flat('2026-11-25', 10_000), flat('2026-12-01', 20_000), flat('2027-01-01', 30_000)]
  const bases = (from: string) =>
    changeFrom({ ...field, nextPrices: planned }, from, up).map((each) => [each.from, each.basePriceCents])
  expect(bases('2026-12-01')).toEqual([
    ['2026-11-25', 10_000],
    ['2026-12-01', 21_600],
    ['2027-01-01', 32_400],
  ])
  expect(bases('2026-12-15')).toEqual([
    ['2026-11-25', 10_000],
    ['2026-12-01', 20_000],
    ['2026-12-15', 21_600],
    ['2027-01-01', 32_400],
  ])
})

test('prices whose day has come are those of the field, and count as changes of it', () => {
  const nextPrices = [flat('2026-12-01', 13_000), flat('2027-01-01', 14_000)]
  const planned = { ...field, nextPrices }
  expect(asOf(planned, '2026-11-30')).toBe(planned)
  expect(asOf(planned, '2026-12-01')).toEqual({
    basePriceCents: 13_000,
    priceRules: [],
    nextPrices: nextPrices.slice(1),
    version: 4,
  })
  expect(asOf(planned, '2027-02-01')).toEqual({
    basePriceCents: 14_000,
    priceRules: [],
    nextPrices: [],
    version: 5,
  })
})
