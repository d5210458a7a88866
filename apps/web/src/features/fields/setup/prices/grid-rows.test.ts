import { openTiles } from '@campo-livre/domain/fields/prices/open-tiles.ts'
import { weekPrices } from '@campo-livre/domain/fields/prices/week-prices.ts'
import { expect, test } from 'vitest'
import { gridRows, isSameRow, priceSteps } from './grid-rows.ts'
import { tileReason } from './tile-words.ts'

const night = { id: 'a', weekdays: [1, 2], fromMinute: 1080, toMinute: 1380, priceCents: 16_050 }
const pricing = { basePriceCents: 10_000, priceRules: [night] }
const open = openTiles(
  Array.from({ length: 7 }, (_, day) => (day === 0 ? [] : [{ opens: 480, closes: 1320 }])),
  null,
)
const rows = gridRows(pricing, open)
const cell = (row: number, column: number) => {
  const { name, text, step } = rows[row]?.cells[column] ?? {}
  return [name?.replaceAll('\u00a0', ' '), text, step]
}

test('a tile has its day, hour and price, and says when the field is closed', () => {
  expect(rows).toHaveLength(48)
  expect(cell(36, 0)).toEqual(['segunda, 18h, R$ 160,50', '160,50', 1])
  expect(cell(37, 2)).toEqual(['quarta, 18h30, R$ 100,00', '100', 0])
  expect(cell(44, 1)).toEqual(['terça, 22h, R$ 160,50, fechado', '160,50', 1])
  expect(cell(20, 6)).toEqual(['domingo, 10h, R$ 100,00, fechado', '100', 0])
  expect(cell(20, 7)).toEqual(['feriados, 10h, como no dia da semana', '–', null])
})

test('rows look the same as long as no tile differs', () => {
  const again = gridRows({ ...pricing, priceRules: [{ ...night, id: 'b' }] }, open)
  const dearer = gridRows({ ...pricing, priceRules: [{ ...night, priceCents: 17_000 }] }, open)
  const same = (other: typeof rows) => rows.filter((row, index) => isSameRow(row, other[index] ?? row)).length
  expect([same(again), same(dearer)]).toEqual([48, 38])
})

test('a tile tells what makes its price', () => {
  const week = weekPrices(pricing)
  const told = (day: number, minute: number) => {
    const tile = week[day]?.[minute / 30]
    return tile && tileReason(tile).replaceAll('\u00a0', ' ')
  }
  expect(told(1, 1080)).toBe('segunda, 18h: vale a faixa “seg e ter, 18h às 23h: R$ 160,50”.')
  expect(told(3, 1110)).toBe('quarta, 18h30: vale o preço base, R$ 100.')
  expect(told(7, 1080)).toBe('feriados, 18h: vale o preço do dia da semana.')
})

test('up to five prices have a colour each, more are spread by rank', () => {
  expect([...priceSteps([300, 100, 200, 100])]).toEqual([
    [100, 0],
    [200, 1],
    [300, 2],
  ])
  const many = priceSteps([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect([many.get(1), many.get(5), many.get(9)]).toEqual([0, 2, 4])
})
