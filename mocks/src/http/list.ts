import { rowFilter } from '@campo-livre/domain/lists/apply-filters.ts'
import type { ColumnFilter, Columns } from '@campo-livre/domain/lists/filters.ts'
import { filtersSchema, sortSchema } from '@campo-livre/domain/lists/list-query.ts'
import { sortRows } from '@campo-livre/domain/lists/sort-rows.ts'
import * as z from 'zod/mini'
import { type Answer, ok } from './answer.ts'
import { pageMeta, type PageQuery, pageShape, slicePage } from './page.ts'

/** The query of a list with the filters of F4, by the columns of its thing. */
export function listQuerySchema(columns: Columns) {
  return z.object({ ...pageShape, sort: sortSchema(columns), filters: filtersSchema(columns) })
}

type ListQuery = PageQuery & { sort?: string | undefined; filters: ColumnFilter[] }

type Listing<Row> = {
  columns: Columns
  query: ListQuery
  /** In whose days an instant of the row is meant. */
  zoneOf: (row: Row) => string
  /** What the whole filtered result adds up to, said in `meta`. */
  sums?: (rows: readonly Row[]) => object
}

/** Answers one page of the rows that the filters keep, in the order asked for, else in that of `rows`. */
export function okList<Row extends object>(rows: readonly Row[], listing: Listing<Row>): Answer {
  const { columns, query, zoneOf, sums } = listing
  const kept = rows.filter(rowFilter({ columns, filters: query.filters, zoneOf }))
  const sorted = sortRows(kept, columns, query.sort)
  return ok(slicePage(sorted, query), { meta: { ...pageMeta(kept.length, query), ...sums?.(kept) } })
}
