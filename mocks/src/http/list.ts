import { rowFilter } from '@campo-livre/domain/lists/apply-filters.ts'
import type { ColumnFilter, Columns } from '@campo-livre/domain/lists/filters.ts'
import { filtersSchema, sortSchema } from '@campo-livre/domain/lists/list-query.ts'
import { sortRows } from '@campo-livre/domain/lists/sort-rows.ts'
import * as z from 'zod/mini'
import { rememberSome } from '../db/remember.ts'
import { HOME_ZONE } from '../home-zone.ts'
import { type Answer, ok } from './answer.ts'
import { pageMeta, type PageQuery, pageShape, slicePage } from './page.ts'

/** A row of a list. Its instants are meant in the days of its zone; of what belongs to no place, in Brasília's. */
export type Listed = { id: string; timeZone?: string }
const zoneOf = ({ timeZone }: Listed) => timeZone ?? HOME_ZONE

/** The query of a list with the filters of F4, by the columns of its thing. */
export function listQuerySchema(columns: Columns) {
  return z.object({ ...pageShape, sort: sortSchema(columns), filters: filtersSchema(columns) })
}

type Listing<Row> = {
  columns: Columns
  query: PageQuery & { sort?: string | undefined; filters: ColumnFilter[] }
  /** What the whole filtered result adds up to, said in `meta`. */
  sums?: (rows: readonly Row[]) => object
}

/** Answers one page of the rows that the filters keep, in the order asked for, else in that of `rows`. */
export function okList<Row extends Listed>(
  rows: readonly Row[],
  { columns, query, sums }: Listing<Row>,
): Answer {
  const { sorted, sum } = foundIn(rows, [columns, sums], JSON.stringify([query.sort, query.filters]), () => {
    const kept = rows.filter(rowFilter({ columns, filters: query.filters, zoneOf }))
    return { sorted: sortRows(kept, columns, query.sort), sum: sums?.(kept) }
  })
  return ok(slicePage(sorted as Row[], query), { meta: { ...pageMeta(sorted.length, query), ...sum } })
}

const foundIn = rememberSome<{ sorted: readonly Listed[]; sum: object | undefined }>()
