import type { Having, ListQuestion } from '@campo-livre/backend/store/list-question.ts'
import type { TableName } from '@campo-livre/backend/store/records.ts'
import { HOME_ZONE } from '@campo-livre/backend/home-zone.ts'
import { activeFilters } from '@campo-livre/domain/lists/conditions.ts'
import type { ListDeclaration } from '@campo-livre/domain/lists/declare-list.ts'
import {
  type ColumnFilter,
  type ColumnKind,
  type Columns,
  type Condition,
  kindOf,
} from '@campo-livre/domain/lists/filters.ts'
import { filterableOf, type ListColumns } from '@campo-livre/domain/lists/list-columns.ts'
import { readSearch } from '@campo-livre/domain/lists/quick-search.ts'
import { readSort } from '@campo-livre/domain/lists/sort-rows.ts'
import { fold } from '@campo-livre/domain/text/fold.ts'
import { storedTables } from '../store/stored-tables.ts'
import { keyed, rowsUnder, say, type Scene } from './expression-sql.ts'
import {
  asInstant,
  asNumber,
  asText,
  type Place,
  places,
  quoted,
  type Said,
  type Statement,
  Unsayable,
} from './said.ts'

/** The statement that answers a question: a line for each row of the page, or one without a row; each says the number of all rows that fit. */
export type ListStatement = Statement & {
  /** The columns of the list whose values a line has, each under its name with `=` before it. */
  readonly columns: readonly string[]
}

/** Returns the statement of a question at an ISO instant; null for one that SQL cannot answer as memory does. */
export function statementOf(question: ListQuestion, now: string): ListStatement | null {
  try {
    return write(question, now)
  } catch (error) {
    if (error instanceof Unsayable) return null
    throw error
  }
}

function write(question: ListQuestion, now: string): ListStatement {
  const { list, scope, having, within, filters, q, sort, page, perPage, callerId } = question
  const table = storedTables[list.table as TableName]
  const { place, end } = places()
  const joins = Object.entries(list.joins)
  const scene: Scene = {
    own: rowsUnder('t', table),
    table,
    joined: Object.fromEntries(
      joins.map(([name, join]) => [name, rowsUnder(`"j_${name}"`, storedTables[join.table as TableName])]),
    ),
    item: null,
    place,
    now: place(now, 'timestamptz'),
    callerId,
  }
  const kinds: Columns = filterableOf<ListColumns>(list)
  const column = (name: string) => valueOf(list, name, scene)
  const zone = zoneOf(list, scene)
  const from = [
    `${table.name} t`,
    ...joins.map(
      ([name, { table: other, key }]) =>
        `left join ${storedTables[other as TableName].name} "j_${name}" on "j_${name}".id = ${scene.own(key).text}`,
    ),
  ]
  const conditions = [
    ...(scope === null ? [] : [keyed('t', table, scope.key, place(sayable(scope.value), 'text'))]),
    ...having.map((each) => havingSql(column(each.column), each, place)),
    ...(within === undefined
      ? []
      : [
          inOneOf(
            within.paths.map((path) => asText(scene.own(path))),
            place(sayable(within.text), 'text'),
          ),
        ]),
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
  const steps = [
    ...(sort === undefined ? [] : [sortStep(sort, kinds, column)]),
    ...list.order.map(({ by, as, down }) => {
      // The order of an instant is that of its milliseconds.
      const value: Said =
        by.op === 'instant' ? { text: asInstant(say(by.of, scene)), type: 'instant' } : say(by, scene)
      if (value.type === 'json') throw new Unsayable('what has parts is sorted')
      return { value, down, byName: as === 'text' }
    }),
  ]
  const keys = steps.map(({ value }, at) => `${value.text} as k${at}`)
  const order = [
    ...steps.map(({ value, down, byName }, at) => {
      const collation = value.type === 'text' ? ` collate ${byName ? 'names_pt' : '"C"'}` : ''
      return `k${at}${collation} ${down ? 'desc' : 'asc'} nulls last`
    }),
    list.lastFirst ? 'seq_ desc' : 'seq_',
  ].join(', ')
  const shown = Object.keys(list.columns).filter((name) => list.values[name]?.op !== 'computed')
  const told = shown.map((name) => `${column(name).text} as "=${name}"`)
  const [of, ...others] = from
  const where = conditions.length === 0 ? 'true' : conditions.join(' and ')
  const text = `with found as materialized (
    select ${['t.id as id_', 't.seq as seq_', ...keys].join(', ')} from ${from.join(' ')} where ${where}
  ), page as (
    select * from found order by ${order} limit ${place(perPage, 'bigint')} offset ${place((page - 1) * perPage, 'bigint')}
  ) select (select count(*) from found) as total_, ${['t.*', ...told].join(', ')}
  from (select 1) one left join page on true left join ${of} on t.id = id_ ${others.join(' ')} order by ${order}`
  return { ...end(text), columns: shown }
}

function valueOf(list: ListDeclaration, name: string, scene: Scene): Said {
  const value = list.values[name]
  if (value === undefined) return scene.own(name)
  if (value.op === 'computed') throw new Unsayable(`${name} is computed`)
  return say(value, scene)
}

/** Returns the zone in which the days of a row are read. */
function zoneOf(list: ListDeclaration, scene: Scene): string {
  const home = quoted(HOME_ZONE)
  return 'timeZone' in list.columns ? `coalesce(${asText(valueOf(list, 'timeZone', scene))}, ${home})` : home
}

/** Returns a text that PostgreSQL can hold. */
function sayable(text: string): string {
  if (text.includes('\u0000') || !text.isWellFormed()) throw new Unsayable('no text of PostgreSQL')
  return text
}

function havingSql(cell: Said, { value, has }: Having, place: Place): string {
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

function inOneOf(texts: readonly string[], wanted: string): string {
  return `(${texts.map((text) => `coalesce(strpos(${text}, ${wanted}) > 0, false)`).join(' or ') || 'false'})`
}

function sortStep(sort: string, kinds: Columns, column: (name: string) => Said) {
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
