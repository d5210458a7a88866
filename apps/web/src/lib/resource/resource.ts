import type { Page } from '@campo-livre/api/client/parse.ts'
import type { HistoryEntry } from '@campo-livre/domain/lists/history.ts'
import type { Columns, ColumnType, ListParams } from '@campo-livre/domain/lists/filters.ts'
import type { Role } from '@campo-livre/domain/users/user.ts'
import type { Tone } from '@campo-livre/ui/status-badge/badge.tsx'
import type { UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Attempt } from '../action/action.ts'
import type { ResourceWrites } from './resource-writes.ts'

/** A possible value of a column. With a tone it is shown as a badge. */
export type Choice = { value: string; label: string; tone?: Tone }

export type Column<Row> = {
  /** The key in the row, by which the server filters and sorts and the address names it. */
  id: keyof Row & string
  /** The label; unique in the resource. */
  label: string
  type: ColumnType
  /** The choices of a `choice` column. */
  choices?: readonly Choice[]
  /** Returns the text, where it is not the value itself: a list, a length, a nested name. */
  text?: (row: Row) => string | null
  /** Returns the content of the cell, where it is more than text. */
  cell?: (row: Row) => ReactNode
  /** The roles that see it; all of them by default (`forRole`). */
  who?: readonly Role[]
  /** True for sentences, which get more room. */
  wide?: boolean
  /** True to give it a line of its own in a card on a phone. */
  ownLine?: boolean
  /** True when it is not shown by default. */
  hidden?: boolean
}

/** A column as it is declared: its type stands in the domain, where the server filters and sorts by it. */
export type ColumnDef<Row> = Omit<Column<Row>, 'type'> & { type?: ColumnType }

/** Gives each declared column its type: that of the domain, else its own, else text. */
export function columnsOf<Row>(
  filterableColumns: Columns,
  [first, ...others]: readonly [ColumnDef<Row>, ...ColumnDef<Row>[]],
): readonly [Column<Row>, ...Column<Row>[]] {
  const typed = (column: ColumnDef<Row>): Column<Row> => ({
    ...column,
    type: filterableColumns[column.id] ?? column.type ?? 'text',
  })
  return [typed(first), ...others.map(typed)]
}

/** The names of a kind of row, for sentences. */
export type Noun = { one: string; many: string; gender: 'm' | 'f' }

/** The part of a query that a list uses; its page may have more. */
type ListQuery<Row> = Pick<UseQueryOptions<Page<Row>>, 'queryKey' | 'queryFn'>

/** A kind of row that is listed: everything that the list, its filters, its CSV and its drawer need (F4). */
export type Resource<Row> = {
  noun: Noun
  query: (params: ListParams) => ListQuery<Row>
  idOf: (row: Row) => string
  /** The first one names the row: it is always shown and opens the details. */
  columns: readonly [Column<Row>, ...Column<Row>[]]
  /** The columns by which the server can filter and sort. */
  filterableColumns: Columns
  /** The default order: a column's `id`, `-id` for descending. */
  order?: string
  /** Returns the zone for a row's instants; Brasília's by default. */
  zoneOf?: (row: Row) => string
  /** The query of a row by its id, for an address whose row is not on the page. */
  detail?: (id: string) => Pick<UseQueryOptions<Row>, 'queryKey' | 'queryFn'>
  /** The query of a page of a row's changes, newest first; absent for a resource whose history nobody keeps. */
  history?: (id: string, page: number) => ListQuery<HistoryEntry>
  /** The names in a history of the fields that are no columns. */
  historyWords?: Readonly<Record<string, string>>
  /** Takes back one field of an entry of the history; absent where the history is only read. */
  revert?: (entryId: string, field: string, attempt: Attempt) => Promise<unknown>
  /** The entries of another history of a row, such as the movements of its stock. */
  ledger?: { slug: string; label: string; entries: (row: Row) => ReactNode }
  /** The writes; absent for a list that is only read. */
  writes?: ResourceWrites<Row>
  /** Returns further content of the drawer. */
  details?: (row: Row) => ReactNode
  /** The columns that `details` shows, which the drawer leaves out. */
  detailed?: readonly (keyof Row & string)[]
  /** The text and the link of an empty list. */
  empty: { text: string; action?: ReactNode }
}

/** The part of a resource that a CSV needs. */
export type Exported<Row> = Pick<Resource<Row>, 'noun' | 'query' | 'idOf' | 'zoneOf'>

/** Returns the columns by which the server can filter and sort. */
export function filterableColumnsOf<Row>({
  columns,
  filterableColumns,
}: Pick<Resource<Row>, 'columns' | 'filterableColumns'>): Column<Row>[] {
  return columns.filter(({ id }) => Object.hasOwn(filterableColumns, id))
}
