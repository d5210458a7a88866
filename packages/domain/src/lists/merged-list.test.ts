import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { momentOf } from './compile-expression.ts'
import { all, is, item, joined, known, not, own } from './expressions.ts'
import { declareColumns, type RowOf } from './list-columns.ts'
import { compileMerged, declareMerged } from './merged-list.ts'

const stored = z.object({ id: z.string() })
const columns = declareColumns({ id: 'shown', of: ['text', z.string()], cents: ['money', z.int()] })
const joins = { arena: { table: 'arenas', key: 'arenaId' } } as const
const list = declareMerged(columns, {
  sources: [
    {
      table: 'games',
      stored,
      joins,
      elements: [],
      where: not(is(own('paid'), '=', null)),
      values: { id: own('paid.id'), of: joined('arena', 'name'), cents: own('paid.cents') },
    },
    {
      table: 'slots',
      stored,
      joins: {},
      elements: ['bills', 'parts'],
      where: all(is(item('cents'), '>', 0)),
      values: { id: item('id'), of: item('outer.month'), cents: item('cents') },
    },
    {
      table: 'tabs',
      stored,
      joins: {},
      elements: ['parts'],
      where: all(),
      values: { id: item('id'), of: known('tab'), cents: item('cents') },
    },
  ],
  order: [
    { column: 'cents', down: true },
    { column: 'id', down: false },
  ],
})
const { add, ordered } = compileMerged(list)
const reading = {
  lookup: { find: () => ({ name: 'Beira Mar' }), by: () => [] },
  moment: momentOf('2026-11-20T15:00:00.000Z', null),
  world: null,
}
function rowsOf(source: number, row: object) {
  const rows: RowOf<typeof columns>[] = []
  add[source]?.(row, reading, rows)
  return rows
}

it('lists a row itself where it fits, with what it leads to', () => {
  expect(rowsOf(0, { id: 'g', arenaId: 'a', paid: { id: 'p', cents: 900 } })).toEqual([
    { id: 'p', of: 'Beira Mar', cents: 900 },
  ])
  expect(rowsOf(0, { id: 'g', arenaId: 'a', paid: null })).toEqual([])
})

it('lists the elements of a part of a part that fit, each with what is around it', () => {
  const bills = [
    { month: '2026-10', parts: [{ id: 'a', cents: 0 }] },
    {
      month: '2026-11',
      parts: [
        { id: 'b', cents: 5 },
        { id: 'c', cents: 7 },
      ],
    },
    { month: '2026-12' },
  ]
  expect(rowsOf(1, { id: 's', bills })).toEqual([
    { id: 'b', of: '2026-11', cents: 5 },
    { id: 'c', of: '2026-11', cents: 7 },
  ])
})

it('finds nothing in a row that has no such part', () => {
  expect(rowsOf(2, { id: 't' })).toEqual([])
})

it('has the rows of all sources in one order', () => {
  const parts = [
    { id: 'z', cents: 5 },
    { id: 'y', cents: 9 },
  ]
  const rows = [...rowsOf(2, { id: 't', parts }), ...rowsOf(2, { id: 'u', parts: [{ id: 'a', cents: 5 }] })]
  expect(ordered(rows).map(({ id }) => id)).toEqual(['y', 'a', 'z'])
})
