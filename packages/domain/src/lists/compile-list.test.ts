import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { compileList } from './compile-list.ts'
import { declareList, upwards } from './declare-list.ts'
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
