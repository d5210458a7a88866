import { expect, test } from 'vitest'
import { areaOf, movePlace, tilesIn } from './grid-area.ts'

const at = (row: number, column: number) => ({ row, column })

test('a selection is the rectangle between its two ends, whichever came first', () => {
  const area = { top: 36, bottom: 40, left: 1, right: 4 }
  expect(areaOf({ anchor: at(40, 1), head: at(36, 4) })).toEqual(area)
  expect(areaOf({ anchor: at(36, 4), head: at(40, 1) })).toEqual(area)
})

test('the head of a day is the whole day, that of an hour all days', () => {
  expect(areaOf({ anchor: at(-1, 2), head: at(-1, 2) })).toEqual({ top: 0, bottom: 47, left: 2, right: 2 })
  expect(areaOf({ anchor: at(9, -1), head: at(12, -1) })).toEqual({ top: 9, bottom: 12, left: 0, right: 7 })
})

test('columns begin with Monday and end with holidays', () => {
  const tiles = tilesIn({ top: 36, bottom: 37, left: 6, right: 7 })
  expect(tiles).toEqual([
    { day: 0, minute: 1080 },
    { day: 7, minute: 1080 },
    { day: 0, minute: 1110 },
    { day: 7, minute: 1110 },
  ])
})

test.each([
  ['ArrowRight', at(3, 3), at(3, 4)],
  ['ArrowLeft', at(3, 0), at(3, -1)],
  ['ArrowUp', at(0, 3), at(-1, 3)],
  ['ArrowDown', at(46, 3), at(47, 3)],
  ['Home', at(3, 5), at(3, 0)],
  ['End', at(3, 5), at(3, 7)],
  ['PageUp', at(3, 5), at(0, 5)],
  ['PageUp', at(-1, 5), at(-1, 5)],
  ['PageDown', at(44, 5), at(47, 5)],
  ['ArrowDown', at(47, 3), null],
  ['ArrowRight', at(3, 7), null],
  ['ArrowLeft', at(-1, 0), null],
  ['ArrowUp', at(0, -1), null],
  ['ArrowUp', at(-1, 2), null],
  ['x', at(3, 3), null],
])('%s from %o leads to %o', (key, from, to) => expect(movePlace(from, key)).toEqual(to))
