/** The comparisons (F4) that each kind of column allows. */
export const matchModes = {
  text: ['startsWith', 'contains', 'notContains', 'endsWith', 'equals', 'notEquals'],
  number: ['equals', 'notEquals', 'lt', 'lte', 'gt', 'gte'],
  date: ['dateIs', 'dateIsNot', 'dateBefore', 'dateAfter'],
  choice: ['equals', 'notEquals'],
} as const
export type ColumnKind = keyof typeof matchModes
export type MatchMode = (typeof matchModes)[ColumnKind][number]

/**
 * One comparison. `value` is in machine form: a number with a point, a day as `2026-11-20`, money in cents, the key of
 * a choice.
 */
export type Condition = { mode: MatchMode; value: string }

/**
 * The filter of one column: all of its conditions hold (`and`), or any of them (`or`). A row satisfies the filters of
 * all columns.
 */
export type ColumnFilter = { column: string; operator: 'and' | 'or'; conditions: readonly Condition[] }

/** The parameters of a list request: the page, its size, the order (`name`, `-name` for descending), and the rows. */
export type ListParams = {
  page: number
  perPage: number
  sort?: string | undefined
  /** A quick search over the texts of a row (quick-search.ts). */
  q?: string | undefined
  filters: readonly ColumnFilter[]
}

/**
 * The type of a column's values: it decides how they are shown, typed, compared and written into a file. `money` is in
 * cents, a `day` is `2026-11-20`, an `instant` is ISO 8601 in UTC.
 */
export type ColumnType = 'text' | 'count' | 'money' | 'day' | 'instant' | 'choice'

const kinds: Readonly<Record<ColumnType, ColumnKind>> = {
  text: 'text',
  count: 'number',
  money: 'number',
  day: 'date',
  instant: 'date',
  choice: 'choice',
}

/** Returns how the values of a column are compared. */
export function kindOf({ type }: { type: ColumnType }): ColumnKind {
  return kinds[type]
}

/** The columns of a resource that can be filtered and sorted: the row's key, and the type of its value. */
export type Columns = Readonly<Record<string, ColumnType>>

/** The columns that a row of this type can have; `as const satisfies ColumnsOf<Product>`. */
export type ColumnsOf<Row> = Readonly<Partial<Record<keyof Row & string, ColumnType>>>
