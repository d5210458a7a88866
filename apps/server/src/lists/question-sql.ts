import type { Having, ListQuestion } from '@campo-livre/backend/store/list-question.ts'
import type { TableName } from '@campo-livre/backend/store/records.ts'
import { activeFilters } from '@campo-livre/domain/lists/conditions.ts'
import type { ListDeclaration } from '@campo-livre/domain/lists/declare-list.ts'
import {
  type ColumnFilter,
  type ColumnKind,
  type Columns,
  type Condition,
  kindOf,
} from '@campo-livre/domain/lists/filters.ts'
import { readSearch } from '@campo-livre/domain/lists/quick-search.ts'
import { readSort } from '@campo-livre/domain/lists/sort-rows.ts'
import { fold } from '@campo-livre/domain/text/fold.ts'
import { storedTables } from '../store/stored-tables.ts'
import { rowsUnder, type Source } from './expression-sql.ts'
import { asInstant, asNumber, asText, type Place, type Said, Unsayable } from './said.ts'

/** The columns of a list as SQL says them, and the zone in which the days of a row are read. */
type Told = { kinds: Columns; column: (name: string) => Said; zone: string; place: Place }

/** Returns what SQL says of the rows that rows under `t` lead to: the joins, and their sources. */
export function joinsOf(joins: ListDeclaration['joins'], own: Source) {
  const each = Object.entries(joins).map(([name, { table, key }]) => ({
    name,
    key,
    table: storedTables[table as TableName],
  }))
  return {
    from: each.map(
      ({ name, table, key }) => `left join ${table.name} "j_${name}" on "j_${name}".id = ${own(key).text}`,
    ),
    joined: Object.fromEntries(each.map(({ name, table }) => [name, rowsUnder(`"j_${name}"`, table)])),
  }
}

/** Returns the conditions of a question on the columns of a list. */
export function conditionsOf(
  { having, filters, q }: Pick<ListQuestion, 'having' | 'filters' | 'q'>,
  { kinds, column, zone, place }: Told,
): string[] {
  return [
    ...having.map((each) => havingSql(column(each.column), each, place)),
    ...activeFilters(filters).map((filter) =>
      filterSql(filter, {
        kind: kindOf({ type: kinds[filter.column] ?? 'text' }),
        cell: column(filter.column),
        zone,
        place,
      }),
    ),
    ...(q === undefined
      ? []
      : searchSql(
          q,
          Object.keys(kinds)
            .filter((name) => kinds[name] === 'text')
            .map(column),
          place,
        )),
  ]
}

type Step = { readonly value: Said; readonly down: boolean; readonly byName: boolean }

/** Returns the order by the steps' values, which are named `k0`, `k1` and so on, or stand `inFull`. */
export function orderOf(steps: readonly Step[], inFull = false): string[] {
  return steps.map(({ value, down, byName }, at) => {
    const collation = value.type === 'text' ? ` collate ${byName ? 'names_pt' : '"C"'}` : ''
    return `${inFull ? value.text : `k${at}`}${collation} ${down ? 'desc' : 'asc'} nulls last`
  })
}

/** Returns a text that PostgreSQL can hold. */
export function sayable(text: string): string {
  if (text.includes('\u0000') || !text.isWellFormed()) throw new Unsayable('no text of PostgreSQL')
  return text
}

function havingSql(cell: Said, { value, has }: Having, place: Place): string {
  if (typeof value !== 'string') {
    const isOne = `coalesce(${asText(cell)} = any(${place(value.map(sayable), 'text[]')}), false)`
    return has ? isOne : `(not ${isOne})`
  }
  return `(${asText(cell)} is ${has ? 'not ' : ''}distinct from ${place(sayable(value), 'text')})`
}

type Filtered = { kind: ColumnKind; cell: Said; zone: string; place: Place }

function filterSql({ operator, conditions }: ColumnFilter, of: Filtered): string {
  return `(${conditions.map((condition) => conditionSql(condition, of)).join(operator === 'or' ? ' or ' : ' and ')})`
}

const negative: ReadonlySet<string> = new Set(['notContains', 'notEquals', 'dateIsNot'])

/** Returns a condition on a cell; without a value only the negative ones hold. */
function conditionSql({ mode, value }: Condition, of: Filtered): string {
  const { cell, place } = of
  if (cell.type === 'json') throw new Unsayable('what has parts is compared')
  const trimmed = sayable(value.trim())
  const left = comparable(of)
  const right =
    of.kind === 'number'
      ? place(Number(trimmed), 'double precision')
      : place(of.kind === 'text' ? fold(trimmed) : trimmed, 'text')
  return `coalesce(${comparisons[mode](left, right)}, ${String(negative.has(mode))})`
}

function comparable({ kind, cell, zone }: Filtered): string {
  if (kind === 'number') return asNumber(cell)
  if (kind === 'choice') return asText(cell)
  if (kind === 'text') return `fold(${asText(cell)})`
  const day = (at: string) => `to_char(${at} at time zone ${zone}, 'YYYY-MM-DD') collate "C"`
  if (cell.type === 'instant') return day(`(${cell.text})`)
  if (cell.type === 'day') return asText(cell)
  const text = asText(cell)
  return `(case when strpos(${text}, 'T') > 0 then ${day(asInstant(cell))} else ${text} end)`
}

const comparisons: Readonly<Record<Condition['mode'], (cell: string, wanted: string) => string>> = {
  startsWith: (cell, wanted) => `starts_with(${cell}, ${wanted})`,
  contains: (cell, wanted) => `strpos(${cell}, ${wanted}) > 0`,
  notContains: (cell, wanted) => `strpos(${cell}, ${wanted}) = 0`,
  endsWith: (cell, wanted) => `right(${cell}, length(${wanted})) = ${wanted}`,
  equals: (cell, wanted) => `${cell} = ${wanted}`,
  notEquals: (cell, wanted) => `${cell} <> ${wanted}`,
  lt: (cell, wanted) => `${cell} < ${wanted}`,
  lte: (cell, wanted) => `${cell} <= ${wanted}`,
  gt: (cell, wanted) => `${cell} > ${wanted}`,
  gte: (cell, wanted) => `${cell} >= ${wanted}`,
  dateIs: (cell, wanted) => `${cell} = ${wanted}`,
  dateIsNot: (cell, wanted) => `${cell} <> ${wanted}`,
  dateBefore: (cell, wanted) => `${cell} < ${wanted}`,
  dateAfter: (cell, wanted) => `${cell} > ${wanted}`,
}

/** Returns the conditions of a quick search: each of its pieces is in one of the texts. */
function searchSql(q: string, cells: readonly Said[], place: Place): string[] {
  const searched = readSearch(sayable(q))
  if (searched === null) return []
  const texts = cells.map((cell) => {
    const text = `bare(${asText(cell)})`
    return searched.spaced ? text : `replace(${text}, ' ', '')`
  })
  return searched.pieces.map((piece) => inOneOf(texts, place(piece, 'text')))
}

/** Returns the condition that a text is in one of several. */
export function inOneOf(texts: readonly string[], wanted: string): string {
  return `(${texts.map((text) => `coalesce(strpos(${text}, ${wanted}) > 0, false)`).join(' or ') || 'false'})`
}

/** Returns the step of an order that a question asks for. */
export function sortStep(sort: string, kinds: Columns, column: (name: string) => Said): Step {
  const { column: name, descending: down } = readSort(sort)
  const cell = column(name)
  const kind = kindOf({ type: kinds[name] ?? 'text' })
  const value: Said =
    kind === 'number'
      ? { text: asNumber(cell), type: 'number' }
      : kind === 'date'
        ? { text: asInstant(cell), type: 'instant' }
        : { text: asText(cell), type: 'text' }
  return { value, down, byName: true }
}
