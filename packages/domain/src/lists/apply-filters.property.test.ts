import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyFilters } from './apply-filters.ts'
import {
  type ColumnFilter,
  type ColumnType,
  type Condition,
  kindOf,
  matchModes,
  type MatchMode,
} from './filters.ts'
import { sortRows } from './sort-rows.ts'

type Row = { id: number; name: string | null; cents: number | null; day: string | null }
const columns = { name: 'text', cents: 'money', day: 'day' } as const

const words = fc.constantFrom('Água', 'agua', 'AÇAÍ', 'Açaí 10', 'acai 2', 'Bola', 'á', '')
const days = fc.constantFrom('2026-11-19', '2026-11-20', '2026-11-21')
const rowsOf = fc
  .array(
    fc.record({
      name: fc.option(words),
      cents: fc.option(fc.integer({ min: -3, max: 3 })),
      day: fc.option(days),
    }),
  )
  .map((rows): Row[] => rows.map((row, id) => ({ id, ...row })))

const conditionOf = (type: ColumnType, value: fc.Arbitrary<string>): fc.Arbitrary<Condition> =>
  fc.record({ mode: fc.constantFrom<MatchMode>(...matchModes[kindOf({ type })]), value })
const filterOf: fc.Arbitrary<ColumnFilter> = fc.oneof(
  ...(['name', 'cents', 'day'] as const).map((column) => {
    const value = { name: words, cents: fc.integer({ min: -3, max: 3 }).map(String), day: days }[column]
    return fc.record({
      column: fc.constant(column),
      operator: fc.constantFrom('and' as const, 'or' as const),
      conditions: fc.array(conditionOf(columns[column], value), { maxLength: 3 }),
    })
  }),
)

const ids = (rows: readonly Row[]) => rows.map(({ id }) => id)
const keep = (rows: readonly Row[], filters: readonly ColumnFilter[]) =>
  applyFilters(rows, { columns, filters, zoneOf: () => 'America/Sao_Paulo' })

const opposites: readonly (readonly [MatchMode, MatchMode])[] = [
  ['contains', 'notContains'],
  ['equals', 'notEquals'],
  ['lt', 'gte'],
  ['gt', 'lte'],
  ['dateIs', 'dateIsNot'],
]

describe('filters of any kind (F4)', () => {
  it('keep some of the rows, in their order, and keep them again', () => {
    fc.assert(
      fc.property(rowsOf, fc.array(filterOf, { maxLength: 4 }), (rows, filters) => {
        const kept = keep(rows, filters)
        expect(ids(kept)).toEqual(ids(rows).filter((id) => kept.some((row) => row.id === id)))
        expect(keep(kept, filters)).toEqual(kept)
      }),
    )
  })

  it('may be asked one after the other, in any order', () => {
    fc.assert(
      fc.property(rowsOf, filterOf, filterOf, (rows, a, b) => {
        expect(keep(rows, [a, b])).toEqual(keep(keep(rows, [b]), [a]))
      }),
    )
  })

  it('part the rows that hold something into two, by a mode and its opposite', () => {
    const halves = fc.constantFrom(...opposites).chain(([mode, other]) => {
      const column = mode === 'dateIs' ? 'day' : mode === 'contains' ? 'name' : 'cents'
      const value = { day: days, name: words.filter(Boolean), cents: fc.constantFrom('-1', '0', '2') }[column]
      return fc.record({
        column: fc.constant(column),
        mode: fc.constant(mode),
        other: fc.constant(other),
        value,
      })
    })
    fc.assert(
      fc.property(rowsOf, halves, (rows, { column, mode, other, value }) => {
        const told = rows.filter((row) => row[column] !== null)
        const by = (each: MatchMode) =>
          ids(keep(told, [{ column, operator: 'and', conditions: [{ mode: each, value }] }]))
        expect([...by(mode), ...by(other)].toSorted((a, b) => a - b)).toEqual(ids(told))
      }),
    )
  })
})

describe('sorted rows (F4)', () => {
  const sortOf = fc.constantFrom('name', '-name', 'cents', '-cents', 'day', '-day')

  it('are the same rows, nulls last, and stay as they are when sorted again', () => {
    fc.assert(
      fc.property(rowsOf, sortOf, (rows, sort) => {
        const sorted = sortRows(rows, columns, sort)
        expect(ids(sorted).toSorted((a, b) => a - b)).toEqual(ids(rows))
        expect(sortRows(sorted, columns, sort)).toEqual(sorted)
        const column = sort.replace('-', '') as 'name' | 'cents' | 'day'
        const told = sorted.filter((row) => row[column] !== null).length
        expect(sorted.slice(told).every((row) => row[column] === null)).toBe(true)
      }),
    )
  })

  it('stand up and down in opposite orders, and what is equal keeps its order in both', () => {
    fc.assert(
      fc.property(rowsOf, (rows) => {
        const told = rows.filter(({ cents }) => cents !== null)
        const up = Map.groupBy(sortRows(told, columns, 'cents'), ({ cents }) => cents)
        const down = Map.groupBy(sortRows(told, columns, '-cents'), ({ cents }) => cents)
        expect([...down.keys()]).toEqual([...up.keys()].toReversed())
        for (const [cents, group] of up) expect(down.get(cents)).toEqual(group)
      }),
    )
  })
})
