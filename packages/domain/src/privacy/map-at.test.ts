import { expect, test } from 'vitest'
import { allAt, GONE, mapAt } from './map-at.ts'

const row = { id: 'a', counter: { payments: [{ by: 'x' }, { by: 'y' }] }, tags: ['x', 'y'], none: null }

test('finds all at a path, through objects and lists', () => {
  expect(allAt(row, 'counter.payments[].by')).toEqual(['x', 'y'])
  expect(allAt(row, 'tags[]')).toEqual(['x', 'y'])
  expect(allAt(row, '')).toEqual([row])
  expect(allAt(row, 'none.by')).toEqual([])
  expect(allAt(row, 'missing[].by')).toEqual([])
})

test('changes what is there, and leaves the rest the same object', () => {
  const after = mapAt(row, 'counter.payments[].by', (by) => (by === 'x' ? null : by))
  expect(after).toEqual({ ...row, counter: { payments: [{ by: null }, { by: 'y' }] } })
  expect(mapAt(row, 'counter.payments[].by', (by) => by)).toBe(row)
  expect(mapAt(row, 'missing', () => 1)).toBe(row)
})

test('takes what goes out of its list and its object', () => {
  expect(mapAt(row, 'tags[]', (tag) => (tag === 'x' ? GONE : tag))).toEqual({ ...row, tags: ['y'] })
  const { none: _none, ...rest } = row
  expect(mapAt(row, 'none', () => GONE)).toEqual(rest)
})
