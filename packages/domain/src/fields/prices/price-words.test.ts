import { expect, test } from 'vitest'
import { formatPriceDays } from './price-days.ts'
import { formatPriceRule } from './price-words.ts'

test.each([
  [[1, 2, 3, 4, 5], 'seg a sex'],
  [[6, 0], 'sáb e dom'],
  [[0, 6, 5], 'sex a dom'],
  [[1, 2, 3, 4, 5, 6, 0], 'todo dia'],
  [[0, 1, 2, 3, 4, 5, 6, 7], 'todo dia e feriados'],
  [[7], 'feriados'],
  [[1, 3, 5], 'seg, qua e sex'],
  [[1, 2, 4, 5, 6], 'seg, ter e qui a sáb'],
  [[6, 0, 7], 'sáb, dom e feriados'],
  [[0], 'dom'],
  [[2, 2], 'ter'],
])('the days %j are “%s”', (days, words) => expect(formatPriceDays(days)).toBe(words))

test.each([
  [1080, 1380, 'sex, 18h às 23h: R$\u00a0160'],
  [1110, 1440, 'sex, 18h30 às 0h: R$\u00a0160'],
  [0, 60, 'sex, 0h à 1h: R$\u00a0160'],
  [0, 1440, 'sex, o dia todo: R$\u00a0160'],
])('from minute %i to %i: “%s”', (fromMinute, toMinute, words) => {
  expect(formatPriceRule({ weekdays: [5], fromMinute, toMinute, priceCents: 16_000 })).toBe(words)
})
