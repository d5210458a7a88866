import { expect, test } from 'vitest'
import type { PriceRule } from '../price.ts'
import { priceProblems } from './price-problems.ts'
import { MAX_FIELD_PRICE_CENTS, MAX_PRICE_RULES } from './prices-input.ts'

const rule = (change: Partial<PriceRule> = {}): PriceRule => {
  return { id: 'r', weekdays: [5], fromMinute: 1080, toMinute: 1380, priceCents: 16_000, ...change }
}
const problems = (priceRules: PriceRule[], basePriceCents = 10_000) =>
  priceProblems({ basePriceCents, priceRules }).map(({ at, sentence }) => [
    at,
    sentence.replaceAll('\u00a0', ' '),
  ])
const RANGE = 'Use um preço de R$ 1 a R$ 10.000.'

test('prices that fit have none, the lowest and the highest too', () => {
  expect(problems([rule()])).toEqual([])
  expect(problems([rule({ priceCents: 100 })], MAX_FIELD_PRICE_CENTS)).toEqual([])
  expect(problems([rule(), rule({ toMinute: 1410 }), rule({ weekdays: [4] })])).toEqual([])
})

test.each([0, 99, 1_000_001, 100_000_000, -100])('a price of %i cents is outside the range', (cents) => {
  expect(problems([rule(), rule({ weekdays: [6], priceCents: cents })], cents)).toEqual([
    ['base', RANGE],
    [1, RANGE],
  ])
})

test('a price that is no number asks for one', () => {
  expect(problems([], Number.NaN)).toEqual([['base', 'Informe o preço, como 120,00.']])
})

test.each([
  [1380, 1380],
  [1380, 1080],
])('from %i to %i ends too early', (fromMinute, toMinute) => {
  expect(problems([rule({ fromMinute, toMinute })])).toEqual([
    [0, 'O fim da faixa precisa ser depois do início.'],
  ])
})

test('a rule has a day', () => {
  expect(problems([rule({ weekdays: [] })])).toEqual([[0, 'Escolha ao menos um dia.']])
})

test('of each place the first problem is told', () => {
  expect(problems([rule({ weekdays: [], priceCents: 0 })])).toEqual([[0, 'Escolha ao menos um dia.']])
})

test('two rules of the same days and hours are one too many, whatever their price', () => {
  const sentence = 'A faixa “qui e sex, 18h às 23h” aparece duas vezes. Deixe uma só.'
  const first = rule({ weekdays: [4, 5] })
  expect(problems([first, rule({ weekdays: [5, 4, 4], priceCents: 9_000 })])).toEqual([[null, sentence]])
})

test('200 rules are the most', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => rule({ fromMinute: index, toMinute: 1000 }))
  expect(problems(many(MAX_PRICE_RULES))).toEqual([])
  expect(problems(many(MAX_PRICE_RULES + 1))).toEqual([
    [null, 'São mais de 200 faixas. Junte algumas em uma só.'],
  ])
})
