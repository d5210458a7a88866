import type { Page } from '@campo-livre/api/client/parse.ts'
import type { ColumnKind, Columns, ListParams } from '@campo-livre/domain/lists/filters.ts'
import type { Tone } from '@campo-livre/ui/status-badge/badge.tsx'
import type { UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ResourceWrites } from './resource-writes.ts'
import { slug } from './slug.ts'

/** What a column type. It decides how it is shown, typed, compared (F4) and written into a CSV. */
export type ColumnType = 'text' | 'count' | 'money' | 'day' | 'instant' | 'choice'

/** One of the few values that a column can have. With a tone it is shown as a badge. */
export type Choice = { value: string; label: string; tone?: Tone }

export type Column<Row> = {
  /** The row's own key, by which the server filters and sorts. */
  id: keyof Row & string
  /** What it is called, in the address too; no two columns of a resource are called alike. */
  label: string
  type: ColumnType
  /** Of a `choice`. */
  choices?: readonly Choice[]
  /** What is read there, where it is not the value itself: a list, a length, a nested name. */
  text?: (row: Row) => string | null
  /** What is seen in its place, where words are not enough. */
  cell?: (row: Row) => ReactNode
  /** Sentences: they get more room. */
  wide?: boolean
  /** Not among the columns that are shown at first. */
  hidden?: boolean
}

/** What a kind of resource is called, in sentences. */
export type Noun = { one: string; many: string; gender: 'm' | 'f' }

/** What a list needs of a query; its page may say more than that. */
type ListQuery<Row> = Pick<UseQueryOptions<Page<Row>>, 'queryKey' | 'queryFn'>

/** A kind of resource that is listed: all that the list, its filters, its CSV and its drawer have to know (F4). */
export type Resource<Row> = {
  noun: Noun
  query: (params: ListParams) => ListQuery<Row>
  idOf: (row: Row) => string
  /** The first one names the row: it is always shown, and opens the details. */
  columns: readonly [Column<Row>, ...Column<Row>[]]
  /** What the server can filter and sort by. */
  asks: Columns
  /** The order at first: a column's `id`, `-id` for descending. */
  order?: string
  /** In whose days and hours the instants of a row are read; Brasília's if nothing is said. */
  zoneOf?: (row: Row) => string
  /** One row by its id, for an address whose row is not on the page. */
  detail?: (id: string) => Pick<UseQueryOptions<Row>, 'queryKey' | 'queryFn'>
  /** How rows are made, changed and worked with; absent where they are only looked at. */
  writes?: ResourceWrites<Row>
  /** What else the drawer shows of a row. */
  details?: (row: Row) => ReactNode
  /** The columns that `details` says already: the drawer does not say them twice. */
  detailed?: readonly (keyof Row & string)[]
  /** Said where there is none yet: a sentence and a way on. */
  empty: { text: string; action?: ReactNode }
}

/** What a CSV has to know of a resource. */
export type Exported<Row> = Pick<Resource<Row>, 'noun' | 'query' | 'idOf' | 'zoneOf'>

const kinds: Readonly<Record<ColumnType, ColumnKind>> = {
  text: 'text',
  count: 'number',
  money: 'number',
  day: 'date',
  instant: 'date',
  choice: 'choice',
}

/** By which modes a column is compared (F4). */
export function kindOf({ type }: Pick<Column<never>, 'type'>): ColumnKind {
  return kinds[type]
}

/** What a column is called in the address. */
export function keyOf({ label }: { label: string }): string {
  return slug(label)
}

/** The columns that the server can filter and sort by. */
export function askable<Row>({ columns, asks }: Pick<Resource<Row>, 'columns' | 'asks'>): Column<Row>[] {
  return columns.filter(({ id }) => Object.hasOwn(asks, id))
}
