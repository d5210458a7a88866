import { fold } from '../text/fold.ts'
import { localDay } from '../time/zone.ts'
import { activeFilters } from './conditions.ts'
import { readCell } from './cells.ts'
import {
  type ColumnFilter,
  type ColumnKind,
  type Columns,
  type Condition,
  kindOf,
  type MatchMode,
} from './filters.ts'

type Filtering<Row> = {
  columns: Columns
  filters: readonly ColumnFilter[]
  /** Returns the IANA zone in which the day of an instant of that row is read. */
  zoneOf: (row: Row) => string
}

/**
 * Returns a function that tells whether a row satisfies every filter (F4). Columns are the row's own keys. Text is
 * compared without case and accents, an instant by its local day; null satisfies only the negative conditions
 * (`notContains`, `notEquals`, `dateIsNot`); blank conditions are ignored.
 */
export function rowFilter<Row extends object>({
  columns,
  filters,
  zoneOf,
}: Filtering<Row>): (row: Row) => boolean {
  const judges = activeFilters(filters).map((filter) =>
    columnJudge(filter, kindOf({ type: columns[filter.column] ?? 'text' }), zoneOf),
  )
  return (row) => judges.every((judge) => judge(row))
}

/** Returns the rows that satisfy every filter, in the order given. */
export function applyFilters<Row extends object>(rows: readonly Row[], filtering: Filtering<Row>): Row[] {
  return rows.filter(rowFilter(filtering))
}

function columnJudge<Row extends object>(
  { column, operator, conditions }: ColumnFilter,
  kind: ColumnKind,
  zoneOf: (row: Row) => string,
): (row: Row) => boolean {
  const tests = conditions.map((condition) => cellTest(kind, condition))
  return (row) => {
    const cell = comparable(kind, readCell(row, column), () => zoneOf(row))
    return operator === 'or' ? tests.some((test) => test(cell)) : tests.every((test) => test(cell))
  }
}

/** Returns the comparable value of a cell: folded text, a number, a local day, or the key of a choice. */
function comparable(
  kind: ColumnKind,
  cell: string | number | null,
  zone: () => string,
): string | number | null {
  if (cell === null || kind === 'number' || kind === 'choice') return cell
  if (kind === 'text') return fold(String(cell))
  const text = String(cell)
  return text.includes('T') ? localDay(zone(), text) : text
}

const negative: ReadonlySet<MatchMode> = new Set(['notContains', 'notEquals', 'dateIsNot'])

function cellTest(kind: ColumnKind, { mode, value }: Condition): (cell: string | number | null) => boolean {
  const trimmed = value.trim()
  const wanted = kind === 'number' ? Number(trimmed) : kind === 'text' ? fold(trimmed) : trimmed
  return (cell) => (cell === null ? negative.has(mode) : comparisons[mode](cell, wanted))
}

type Comparison = (cell: string | number, wanted: string | number) => boolean

const same: Comparison = (cell, wanted) => cell === wanted
const different: Comparison = (cell, wanted) => cell !== wanted
const below: Comparison = (cell, wanted) => cell < wanted
const above: Comparison = (cell, wanted) => cell > wanted

const comparisons: Record<MatchMode, Comparison> = {
  startsWith: (cell, wanted) => String(cell).startsWith(String(wanted)),
  contains: (cell, wanted) => String(cell).includes(String(wanted)),
  notContains: (cell, wanted) => !String(cell).includes(String(wanted)),
  endsWith: (cell, wanted) => String(cell).endsWith(String(wanted)),
  equals: same,
  notEquals: different,
  lt: below,
  lte: (cell, wanted) => cell <= wanted,
  gt: above,
  gte: (cell, wanted) => cell >= wanted,
  dateIs: same,
  dateIsNot: different,
  dateBefore: below,
  dateAfter: above,
}
