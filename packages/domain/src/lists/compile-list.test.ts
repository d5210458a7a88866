import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { compileList } from './compile-list.ts'
import { momentOf } from './compile-expression.ts'
import { computed, declareList, upwards, upwardsByColumn } from './declare-list.ts'
import { type Expression, is, own, passed, today } from './expressions.ts'
import { declareColumns } from './list-columns.ts'

const stored = z.object({ id: z.string(), day: z.string(), zone: z.string() })

/** Returns whether a list with this value tells something else on another day. */
function changesByDay(value: Expression): boolean {
  const columns = declareColumns({ id: 'shown', on: ['shown', z.boolean()] }, stored)
  const list = declareList(columns, {
    table: 'games',
    stored,
    joins: {},
    scopes: {},
    order: [upwards(own('id'))],
    values: { on: value },
  })
  return compileList(list, {}).byDay
}

it('a list that tells of the day of a zone changes with the day, by itself or within what it tells', () => {
  expect(changesByDay(is(own('day'), '>', today(own('zone'))))).toBe(true)
  expect(changesByDay(passed(own('day'), own('zone')))).toBe(true)
  expect(changesByDay(is(own('day'), '>', '2026-11-20'))).toBe(false)
})

const placed = declareColumns({ id: 'shown', place: ['shown', z.nullable(z.number())] }, stored)

/** Returns the ids of games in the order of a column, whose values a function looks up by id. */
function orderOf(by: 'place' | 'id', places: Readonly<Record<string, number | null>>): string[] {
  const list = declareList(placed, {
    table: 'games',
    stored,
    order: [upwardsByColumn(by), upwards(own('id'))],
    values: { place: computed('placeOf') },
  })
  const { ordered } = compileList<typeof list, null>(list, {
    placeOf: ({ id }) => ({ place: places[id] ?? null }),
  })
  const games = Object.keys(places).map((id) => ({ id, day: '2026-11-20', zone: 'UTC' }))
  const lookup = { find: () => undefined, by: () => [] }
  const moment = momentOf('2026-11-20T13:00:00.000Z', null)
  return ordered(games, { lookup, moment, world: null }).map(({ id }) => id)
}

it('a list can come in the order of what a function computes, unknown values last', () => {
  expect(orderOf('place', { d: null, c: 1, b: 3, a: 1 })).toEqual(['a', 'c', 'b', 'd'])
})

it('a column in which no function has a part orders no list by that', () => {
  expect(() => orderOf('id', { a: 1 })).toThrow('no function computes id, which orders games')
})
