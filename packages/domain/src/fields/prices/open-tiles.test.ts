import { expect, test } from 'vitest'
import { openTiles } from './open-tiles.ts'

const h = (opens: number, closes: number) => ({ opens: opens * 60, closes: closes * 60 })
/** The first and the last open half hour of each run: `8-22`. */
const told = (day: readonly boolean[] | undefined) => (day ?? []).map((open) => (open ? 'x' : '.')).join('')
const closed = '.'.repeat(48)
const tiles = (from: number, to: number) =>
  '.'.repeat(from * 2) + 'x'.repeat((to - from) * 2) + '.'.repeat(48 - to * 2)

test('each half hour is open or closed, past midnight on the next day', () => {
  const week = openTiles([[], [h(8, 22)], [], [], [], [], [h(20, 26)]], null)
  expect(told(week[1])).toBe(tiles(8, 22))
  expect(told(week[6])).toBe(tiles(20, 24))
  expect(told(week[0])).toBe(tiles(0, 2))
  expect(told(week[3])).toBe(closed)
})

test('a half hour that is open in part is open', () => {
  const week = openTiles([[{ opens: 495, closes: 525 }], [], [], [], [], [], []], null)
  expect(told(week[0])).toBe(tiles(8, 9))
})

test('holidays have their own hours, or those of any weekday', () => {
  const hours = [[], [h(8, 10)], [h(9, 12)], [], [], [], []]
  expect(told(openTiles(hours, null)[7])).toBe(tiles(8, 12))
  expect(told(openTiles(hours, [h(14, 16)])[7])).toBe(tiles(14, 16))
  expect(told(openTiles(hours, [])[7])).toBe(closed)
})
