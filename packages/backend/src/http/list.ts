import { rowFilter } from '@campo-livre/domain/lists/apply-filters.ts'
import type { ColumnFilter, Columns } from '@campo-livre/domain/lists/filters.ts'
import { sortRows } from '@campo-livre/domain/lists/sort-rows.ts'
import { mapAll } from '../store/not-loaded.ts'
import { memoizeRecent } from '../store/memoize.ts'
import { HOME_ZONE } from '../home-zone.ts'
import { type Answer, ok } from './answer.ts'
import { pageMeta, type PageQuery, slicePage } from './page.ts'
import { searchRows } from './search-rows.ts'

/** A row of a list. Its instants are filtered by days of its zone, or of Brasília's without one. */
export type Listed = { id: string; timeZone?: string }
const zoneOf = ({ timeZone }: Listed) => timeZone ?? HOME_ZONE

type Listing<Row> = {
  columns: Columns
  query: PageQuery & { sort?: string | undefined; q?: string | undefined; filters: ColumnFilter[] }
  /** Returns a row of the page as it is sent; as it is by default. */
  show?: (row: Row) => object
  /** Returns the sums over the whole filtered result, for `meta`. */
  sums?: (rows: readonly Row[]) => object
  /** Further metadata, which no filter changes. */
  beside?: object
}

/**
 * Answers one page of the rows that match the filters and the quick search, in the requested order or that of `rows`.
 */
export function okList<Row extends Listed>(
  rows: readonly Row[],
  { columns, query, sums, beside, show = (row) => row }: Listing<Row>,
): Answer {
  const { sorted, sum } = foundIn(
    rows,
    [columns, sums],
    JSON.stringify([query.sort, query.q, query.filters]),
    () => {
      const found = searchRows(rows, columns, query.q)
      const kept = found.filter(rowFilter({ columns, filters: query.filters, zoneOf }))
      return { sorted: sortRows(kept, columns, query.sort), sum: sums?.(kept) }
    },
  )
  return ok(mapAll(slicePage(sorted as Row[], query), show), {
    meta: { ...pageMeta(sorted.length, query), ...sum, ...beside },
  })
}

const foundIn = memoizeRecent<{ sorted: readonly Listed[]; sum: object | undefined }>()
