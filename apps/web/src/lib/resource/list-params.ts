import type { ListParams } from '@campo-livre/domain/lists/filters.ts'
import { readColumnFilters } from './filters/filter-text.ts'
import { readListSearch } from './read-list-search.ts'
import { type ListAddress, type ListSearch, pageSizes } from './search.ts'
import { filterableColumnsOf, type Column, type Resource } from './resource.ts'

type Listed<Row> = Pick<Resource<Row>, 'columns' | 'filterableColumns' | 'order'>

/** Converts the search of an address into the call's parameters. */
export function toListParams<Row>(resource: Listed<Row>, search: ListSearch): ListParams {
  return {
    page: search.pagina ?? 1,
    perPage: search.linhas ?? pageSizes[0],
    sort: readOrder(resource, search.ordem),
    q: search.busca,
    filters: readColumnFilters(filterableColumnsOf(resource), search),
  }
}

/** Returns the query of an address, for a route's loader and for the screen. */
export function resourceQuery<Row>(resource: Resource<Row>, address: ListAddress) {
  return resource.query(toListParams(resource, readListSearch(address)))
}

/** Returns the order of an address; the resource's default for none or for a column that is gone. */
export function readOrder<Row>(resource: Listed<Row>, order: string | undefined): string | undefined {
  const descending = order?.startsWith('-') === true
  const key = descending ? order.slice(1) : order
  const column = filterableColumnsOf(resource).find((each) => each.id === key)
  return column === undefined ? resource.order : `${descending ? '-' : ''}${column.id}`
}

/** Returns the shown columns: those named in the address, in the resource's order, and always the first. */
export function shownColumns<Row>(
  columns: readonly [Column<Row>, ...Column<Row>[]],
  { colunas }: ListSearch,
): Column<Row>[] {
  const named = new Set(colunas?.split('.'))
  const known = columns.some((column) => named.has(column.id))
  return columns.filter(
    (column, index) => index === 0 || (known ? named.has(column.id) : column.hidden !== true),
  )
}
