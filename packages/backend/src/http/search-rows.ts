import { readCell } from '@campo-livre/domain/lists/cells.ts'
import type { Columns } from '@campo-livre/domain/lists/filters.ts'
import { quickSearch, searchableText } from '@campo-livre/domain/lists/quick-search.ts'
import { memoizeByInputs } from '../store/memoize.ts'

/** Returns the rows that a quick search finds by their text columns, in their order; all of them without one. */
export function searchRows<Row extends object>(
  rows: readonly Row[],
  columns: Columns,
  q: string | undefined,
): readonly Row[] {
  const finds = q === undefined ? null : quickSearch(q)
  if (finds === null) return rows
  const searchable = searchableOf(rows, [columns], () => rows.map((row) => textOf(row, columns)))
  return rows.filter((_, index) => finds(searchable[index] ?? ''))
}

const searchableOf = memoizeByInputs<string[]>()

function textOf(row: object, columns: Columns): string {
  const texts = Object.keys(columns).filter((column) => columns[column] === 'text')
  return searchableText(texts.map((column) => readCell(row, column)?.toString() ?? null))
}
