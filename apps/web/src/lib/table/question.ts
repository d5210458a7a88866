import type { ListQuestion } from '@campo-livre/domain/lists/filters.ts'
import { readFilters } from './filter-text.ts'
import { readListSearch } from './read-list-search.ts'
import { type ListAddress, type ListSearch, pageSizes } from './search.ts'
import { askable, type Column, keyOf, type Thing } from './thing.ts'

type Asking<Row> = Pick<Thing<Row>, 'columns' | 'asks' | 'order'>

/** What an address asks of the server. */
export function toQuestion<Row>(thing: Asking<Row>, search: ListSearch): ListQuestion {
  return {
    page: search.pagina ?? 1,
    perPage: search.linhas ?? pageSizes[0],
    sort: readOrder(thing, search.ordem),
    filters: readFilters(askable(thing), search),
  }
}

/** The query of an address: for a route's loader and for the screen alike. */
export function listQuery<Row>(thing: Thing<Row>, address: ListAddress) {
  return thing.query(toQuestion(thing, readListSearch(address)))
}

/** `-preco` → `-priceCents`; the thing's own order where nothing, or nothing known, is asked for. */
export function readOrder<Row>(thing: Asking<Row>, order: string | undefined): string | undefined {
  const descending = order?.startsWith('-') === true
  const key = descending ? order.slice(1) : order
  const column = askable(thing).find((each) => keyOf(each) === key)
  return column === undefined ? thing.order : `${descending ? '-' : ''}${column.id}`
}

/** The columns that are shown: those that the address names, in the thing's order, and always the first. */
export function shownColumns<Row>(
  columns: readonly [Column<Row>, ...Column<Row>[]],
  { colunas }: ListSearch,
): Column<Row>[] {
  const named = new Set(colunas?.split('.'))
  const known = columns.some((column) => named.has(keyOf(column)))
  return columns.filter(
    (column, index) => index === 0 || (known ? named.has(keyOf(column)) : column.hidden !== true),
  )
}
