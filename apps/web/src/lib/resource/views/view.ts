import * as z from 'zod/mini'
import { readColumnFilters, writeFilter } from '../filters/filter-text.ts'
import { readOrder, shownColumns } from '../list-params.ts'
import { readListSearch } from '../read-list-search.ts'
import { filterableColumnsOf, type Resource } from '../resource.ts'
import { type ListSearch, pageSizes } from '../search.ts'

/** The longest name of a view. */
export const MAX_NAME = 40
/** The number of views that are kept of a list. */
export const MAX_VIEWS = 30

const viewSchema = z.object({
  id: z.string(),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_NAME)),
  search: z.record(z.string(), z.string()),
})
/** A list as somebody likes to see it, under a name: its filters, columns, order and page size, as an address. */
export type View = z.infer<typeof viewSchema>

/** Reads stored views; those that are malformed are left out. */
export function readViews(stored: string | null): View[] {
  try {
    const read: unknown = JSON.parse(stored ?? '[]')
    const all = Array.isArray(read) ? read : []
    return all.flatMap((each) => viewSchema.safeParse(each).data ?? []).slice(0, MAX_VIEWS)
  } catch {
    return []
  }
}

type Shown<Row> = Pick<Resource<Row>, 'columns' | 'filterableColumns' | 'order'>

/**
 * Returns the part of a search that a view keeps, in one way of writing it: columns and choices that are gone, and what
 * is the default, are left out. So two searches that show the same are equal.
 */
export function viewSearch<Row>(resource: Shown<Row>, raw: object): Record<string, string> {
  const search = readListSearch(raw)
  const columns = filterableColumnsOf(resource)
  const order = readOrder(resource, search.ordem)
  const idsOf = (each: ListSearch) =>
    shownColumns(resource.columns, each)
      .map(({ id }) => id)
      .join('.')
  const shown = idsOf(search)
  const filters = readColumnFilters(columns, search).flatMap((filter) => {
    const column = columns.find(({ id }) => id === filter.column)
    return column ? [[`filtro.${column.id}`, writeFilter(column, filter)]] : []
  })
  return {
    ...(search.linhas && search.linhas !== pageSizes[0] ? { linhas: String(search.linhas) } : {}),
    ...(order !== undefined && order !== resource.order ? { ordem: order } : {}),
    ...(shown === idsOf({}) ? {} : { colunas: shown }),
    ...(Object.fromEntries(filters) as Record<string, string>),
  }
}

/** Returns whether a search shows what a view keeps. A quick search is no part of a view, and shows less. */
export function isInUse<Row>(resource: Shown<Row>, view: View, search: ListSearch): boolean {
  return search.busca === undefined && textOf(resource, view.search) === textOf(resource, search)
}

function textOf<Row>(resource: Shown<Row>, search: object): string {
  return JSON.stringify(viewSearch(resource, search))
}
