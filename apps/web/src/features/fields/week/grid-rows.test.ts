import { gridOf } from '@campo-livre/domain/availability/grid.ts'
import { expect, it } from 'vitest'
import { gridRows, inPairs } from './grid-rows.ts'

const timeZone = 'America/Manaus'
const field = { slotMinutes: 60, basePriceCents: 100, priceRules: [], nextPrices: [] }
const opening = { timeZone, holidayHours: null, holidays: [] }
const days = ['2026-11-20', '2026-11-21']

it('puts hours in rows and days in columns, with gaps where a day is closed', () => {
  const openingHours = [[], [], [], [], [], [{ opens: 540, closes: 660 }], [{ opens: 600, closes: 720 }]]
  const rows = gridRows(gridOf({ ...opening, field, openingHours }, '2026-11-20', 2), days, timeZone)
  expect(rows.map(({ minute, cells }) => [minute, ...cells.map((cell) => cell?.day ?? null)])).toEqual([
    [540, '2026-11-20', null],
    [600, '2026-11-20', '2026-11-21'],
    [660, null, '2026-11-21'],
  ])
})

it('keeps the hours after midnight with the evening they belong to', () => {
  const openingHours = Array.from({ length: 7 }, () => [{ opens: 23 * 60, closes: 25 * 60 }])
  const rows = gridRows(gridOf({ ...opening, field, openingHours }, '2026-11-20', 2), days, timeZone)
  expect(rows.map(({ minute }) => minute)).toEqual([23 * 60, 24 * 60])
  expect(rows[1]?.cells.map((cell) => cell?.day)).toEqual(days)
})

it('pairs tiles for two columns', () => {
  expect(inPairs([1, 2, 3])).toEqual([
    [1, 2],
    [3, null],
  ])
})
