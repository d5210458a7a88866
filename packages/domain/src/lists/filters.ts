/** How a text, a number and a day can be compared (F4), by the kind of what a column holds. */
export const matchModes = {
  text: ['startsWith', 'contains', 'notContains', 'endsWith', 'equals', 'notEquals'],
  number: ['equals', 'notEquals', 'lt', 'lte', 'gt', 'gte'],
  date: ['dateIs', 'dateIsNot', 'dateBefore', 'dateAfter'],
  choice: ['equals', 'notEquals'],
} as const
export type ColumnKind = keyof typeof matchModes
export type MatchMode = (typeof matchModes)[ColumnKind][number]

/**
 * One comparison. The value is as a machine writes it: a number with a point, a day as `2026-11-20`, money in cents,
 * the key of a choice.
 */
export type Condition = { mode: MatchMode; value: string }

/** What is asked of one column: all of its conditions, or any of them. Columns among themselves all have to hold. */
export type ColumnFilter = { column: string; operator: 'and' | 'or'; conditions: readonly Condition[] }

/** What is asked of a list: which page, in which order (`name`, `-name` for descending), and which rows. */
export type ListQuestion = {
  page: number
  perPage: number
  sort?: string | undefined
  filters: readonly ColumnFilter[]
}

/** The columns of a thing that can be filtered and sorted: the row's key, and what it holds. */
export type Columns = Readonly<Record<string, ColumnKind>>

/** The columns that a row of this type can have; `as const satisfies ColumnsOf<Product>`. */
export type ColumnsOf<Row> = Readonly<Partial<Record<keyof Row & string, ColumnKind>>>
