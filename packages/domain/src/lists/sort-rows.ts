import { compareNames } from '../text/compare-names.ts'
import { readCell } from './cells.ts'
import { type ColumnKind, type Columns, kindOf } from './filters.ts'

/** Reads an order: `-name` → the column `name`, descending. */
export function readSort(sort: string): { column: string; descending: boolean } {
  return sort.startsWith('-')
    ? { column: sort.slice(1), descending: true }
    : { column: sort, descending: false }
}

/**
 * Returns the rows in the order of `name` or `-name`. Text is in Portuguese alphabetical order, nulls are last either
 * way, and equal rows keep their order.
 */
export function sortRows<Row extends object>(
  rows: readonly Row[],
  columns: Columns,
  sort: string | undefined,
): Row[] {
  if (sort === undefined) return [...rows]
  const { column, descending } = readSort(sort)
  const kind = kindOf({ type: columns[column] ?? 'text' })
  const keyed = rows.map((row) => ({ row, key: keyOf(kind, readCell(row, column)) }))
  keyed.sort((a, b) => {
    if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null)
    const order = compareKeys(a.key, b.key)
    return descending ? -order : order
  })
  return keyed.map(({ row }) => row)
}

/** Days and instants are compared by their time; of a choice only the groups matter. */
function keyOf(kind: ColumnKind, cell: string | number | null): string | number | null {
  return kind === 'date' && cell !== null ? Date.parse(String(cell)) : cell
}

function compareKeys(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compareNames(String(a), String(b))
}
