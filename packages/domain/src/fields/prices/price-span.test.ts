import { expect, test } from 'vitest'
import { countPrices, formatPriceSpan } from './price-span.ts'

const rule = (priceCents: number) => {
  return { id: `${priceCents}`, weekdays: [1], fromMinute: 0, toMinute: 60, priceCents }
}

test.each([
  [[], 'R$ 120', 'preço base'],
  [[rule(12_000)], 'R$ 120', 'preço base e 1 faixa'],
  [[rule(9_050), rule(16_000)], 'R$ 90,50 a R$ 160', 'preço base e 2 faixas'],
])('prices are told by the lowest and the highest, and counted (%#)', (priceRules, span, count) => {
  const pricing = { basePriceCents: 12_000, priceRules }
  expect(formatPriceSpan(pricing).replaceAll('\u00a0', ' ')).toBe(span)
  expect(countPrices(pricing)).toBe(count)
})
