import { expect, test } from 'vitest'
import type { PriceRule } from '../price.ts'
import { paintPrices } from './paint-prices.ts'
import { formatPriceRule } from './price-words.ts'

const rule = (weekdays: number[], from: number, to: number, reais: number): PriceRule => {
  return { id: `${reais}`, weekdays, fromMinute: from * 60, toMinute: to * 60, priceCents: reais * 100 }
}
const tiles = (days: number[], from: number, to: number) =>
  days.flatMap((day) =>
    Array.from({ length: (to - from) * 2 }, (_, index) => ({ day, minute: from * 60 + index * 30 })),
  )
const evenings = rule([1, 2, 3, 4, 5], 18, 23, 160)
const all = [0, 1, 2, 3, 4, 5, 6]
const paint = (rules: PriceRule[], where: ReturnType<typeof tiles>, reais: number | null) =>
  paintPrices({ basePriceCents: 10_000, priceRules: rules }, where, reais === null ? null : reais * 100).map(
    (each) => formatPriceRule(each).replaceAll('\u00a0', ' '),
  )

test.each([
  ['one rule for days and hours', [], tiles([1, 2, 3, 4, 5], 18, 23), 160, ['seg a sex, 18h às 23h: R$ 160']],
  [
    'an hour of a rule is written over it',
    [evenings],
    tiles([5], 20, 21),
    200,
    ['seg a sex, 18h às 23h: R$ 160', 'sex, 20h às 21h: R$ 200'],
  ],
  [
    'a whole rule gives way',
    [evenings],
    tiles([1, 2, 3, 4, 5], 18, 23),
    180,
    ['seg a sex, 18h às 23h: R$ 180'],
  ],
  ['another day joins', [evenings], tiles([6], 18, 23), 160, ['seg a sáb, 18h às 23h: R$ 160']],
  ['another hour joins', [evenings], tiles([1, 2, 3, 4, 5], 17, 18), 160, ['seg a sex, 17h às 23h: R$ 160']],
  ['the base price cuts a day off', [evenings], tiles([5], 18, 23), null, ['seg a qui, 18h às 23h: R$ 160']],
  ['the base price by its number is no rule', [], tiles(all, 8, 12), 100, []],
  [
    'a wide rule is laid under narrower ones that stay',
    [rule([1], 20, 21, 200)],
    tiles(all, 0, 20),
    80,
    ['seg, 20h às 21h: R$ 200', 'todo dia, 0h às 20h: R$ 80'],
  ],
  [
    'a narrower rule below is taken away',
    [rule([1], 20, 21, 200)],
    tiles([1], 18, 23),
    90,
    ['seg, 18h às 23h: R$ 90'],
  ],
  [
    'holidays have their own',
    [evenings],
    tiles([7], 0, 24),
    220,
    ['seg a sex, 18h às 23h: R$ 160', 'feriados, o dia todo: R$ 220'],
  ],
  ['holidays at the base price are a rule', [], tiles([7], 18, 20), 100, ['feriados, 18h às 20h: R$ 100']],
  ['holidays go back to the weekday', [rule([7], 0, 24, 220)], tiles([7], 0, 24), null, []],
  [
    'a narrower rule that is painted over gives way, and the one below it stays whole',
    [evenings, rule([1], 20, 21, 200)],
    tiles([1], 19, 21),
    180,
    ['seg a sex, 18h às 23h: R$ 160', 'seg, 19h às 21h: R$ 180'],
  ],
  [
    'rules that are painted in part are cut back, others stay as they are',
    [evenings, rule([1], 20, 21, 200), rule([0], 8, 12, 70)],
    tiles([1, 2, 3, 4, 5], 18, 20.5),
    180,
    [
      'seg a sex, 20h30 às 23h: R$ 160',
      'seg, 20h30 às 21h: R$ 200',
      'dom, 8h às 12h: R$ 70',
      'seg a sex, 18h às 20h30: R$ 180',
    ],
  ],
  [
    'a narrower rule that has the new price already keeps it',
    [rule([1, 2], 19.5, 21.5, 200), rule([2], 20, 21, 160)],
    tiles([0, 2, 4, 5, 6, 7], 20, 21),
    160,
    [
      'seg e ter, 19h30 às 21h30: R$ 200',
      'ter, 20h às 21h: R$ 160',
      'ter, qui a dom e feriados, 20h às 21h: R$ 160',
    ],
  ],
  [
    'an hour at the base price within a rule is a rule of its own',
    [evenings],
    tiles([3], 20, 21),
    null,
    ['seg a sex, 18h às 23h: R$ 160', 'qua, 20h às 21h: R$ 100'],
  ],
  [
    'on holidays no price of their own is no rule',
    [evenings, rule([7], 19, 20, 220)],
    tiles([3, 7], 19, 20),
    null,
    ['seg a sex, 18h às 23h: R$ 160', 'qua, 19h às 20h: R$ 100'],
  ],
  ['nothing painted changes nothing', [evenings], [], 300, ['seg a sex, 18h às 23h: R$ 160']],
] as const)('%s', (_, rules, where, reais, expected) => {
  expect(paint([...rules], [...where], reais)).toEqual(expected)
})

test('a rule that begins at a quarter past is cut at the half hour', () => {
  const quarter = { ...evenings, fromMinute: 18 * 60 + 15 }
  expect(paint([quarter], tiles([1, 2, 3, 4, 5], 18, 18.5), null)).toEqual([
    'seg a sex, 18h30 às 23h: R$ 160',
  ])
})

test('a rule that is not touched stays as it was written, even where it makes no price', () => {
  const idle = rule([0], 8, 12, 100)
  expect(paint([idle], tiles([1], 8, 12), 90)).toEqual(['dom, 8h às 12h: R$ 100', 'seg, 8h às 12h: R$ 90'])
})

test('ids stay, and a new one is nobody else’s', () => {
  const first = paintPrices({ basePriceCents: 1, priceRules: [evenings] }, tiles([6], 8, 9), 90)
  const second = paintPrices({ basePriceCents: 1, priceRules: first }, tiles([0], 10, 11), 95)
  expect(second.map(({ id }) => id)).toEqual(['160', 'faixa-1', 'faixa-2'])
})

test('the part that is left of a rule keeps its id', () => {
  const rules = [evenings, rule([1], 20, 21, 200)]
  const painted = paintPrices(
    { basePriceCents: 1, priceRules: rules },
    tiles([1, 2, 3, 4, 5], 18, 20.5),
    18_000,
  )
  expect(painted.map(({ id }) => id)).toEqual(['160', '200', 'faixa-1'])
})
