import { expect, test } from 'vitest'
import type { FieldStatus } from '../field-status.ts'
import type { LaterPrices } from '../price.ts'
import { leftOut, MAX_LATER_PRICES } from './left-out.ts'

const night = { id: 'night', weekdays: [1], fromMinute: 1080, toMinute: 1320, priceCents: 16_000 }
const field = {
  status: 'active' as FieldStatus,
  basePriceCents: 12_000,
  priceRules: [night],
  nextPrices: [],
}
const up = { unit: 'percent', amount: 800, roundTo: 100 } as const
const day = '2026-12-01'
const flat: LaterPrices = { from: day, basePriceCents: 12_000, priceRules: [] }
const planned = (count: number, basePriceCents = 13_000) =>
  Array.from({ length: count }, (_, index) => {
    return { from: `2027-01-${String(index + 1).padStart(2, '0')}`, basePriceCents, priceRules: [] }
  })

test.each([
  ['one that fits', field, up, null],
  ['a draft with a price', { ...field, status: 'draft' as const }, up, null],
  ['an archived one', { ...field, status: 'archived' as const }, up, 'Está arquivado.'],
  ['one without a price', { ...field, basePriceCents: 0 }, up, 'Ainda não tem preço.'],
  [
    'a rule that would cost too much',
    { ...field, priceRules: [{ ...night, priceCents: 990_000 }] },
    up,
    'Passaria de R$ 10.000.',
  ],
  ['the highest price', { ...field, basePriceCents: 999_000 }, { ...up, unit: 'cents', amount: 1_000 }, null],
  ['the lowest price', field, { ...up, unit: 'cents', amount: -11_900 }, null],
  ['less than the lowest', field, { unit: 'cents', amount: -11_901, roundTo: 1 }, 'Ficaria abaixo de R$ 1.'],
  [
    'planned prices that would cost too much',
    { ...field, nextPrices: planned(1, 950_000) },
    up,
    'Passaria de R$ 10.000.',
  ],
  [
    'planned prices before the day are not looked at',
    {
      ...field,
      nextPrices: [{ ...flat, from: '2026-11-25', basePriceCents: 950_000 }, flat],
    },
    up,
    null,
  ],
  [
    'a rounding that undoes it, whatever was planned before the day',
    { ...field, nextPrices: [{ ...flat, from: '2026-11-25', basePriceCents: 11_000 }, flat] },
    { ...up, amount: 10 },
    'Com esse arredondamento, nenhum preço muda.',
  ],
  ['a rounding that undoes it', field, { ...up, amount: 10 }, 'Com esse arredondamento, nenhum preço muda.'],
  [
    'a rounding that undoes it, but for a planned price',
    { ...field, nextPrices: planned(1, 90_000) },
    { ...up, amount: 10 },
    null,
  ],
  ['as many planned as there may be', { ...field, nextPrices: planned(MAX_LATER_PRICES - 1) }, up, null],
  [
    'too many planned',
    { ...field, nextPrices: planned(MAX_LATER_PRICES) },
    up,
    'Já tem 12 mudanças de preço marcadas.',
  ],
] as const)('%s', (_, priced, change, sentence) => {
  expect(leftOut(priced, day, change)?.replaceAll('\u00a0', ' ') ?? null).toBe(sentence)
})
