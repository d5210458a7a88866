import type { ListDeclaration } from '@campo-livre/domain/lists/declare-list.ts'
import type { MergedList } from '@campo-livre/domain/lists/merged-list.ts'
import type { ColumnFilter } from '@campo-livre/domain/lists/filters.ts'
import type { Row } from './table.ts'

/** A question to a declared list: one page of those of its rows that fit, in an order. */
export type ListQuestion = {
  readonly list: ListDeclaration
  /** The key of the table by which its rows are found; null for all rows. */
  readonly scope: { readonly key: string; readonly value: string } | null
  /** The values that columns have, or do not have. */
  readonly having: readonly Having[]
  /** A text that one of some stored values has in it. */
  readonly within?: { readonly paths: readonly string[]; readonly text: string } | undefined
  readonly filters: readonly ColumnFilter[]
  readonly q?: string | undefined
  readonly sort?: string | undefined
  readonly page: number
  readonly perPage: number
  /** The user who asks. */
  readonly callerId: string | null
}

/** A column has a value, one of several, or none of them. */
export type Having = {
  readonly column: string
  readonly value: string | readonly string[]
  readonly has: boolean
}

/** A question to a list whose rows stand in parts of several tables. */
export type MergedQuestion = Pick<ListQuestion, 'having' | 'filters' | 'q' | 'sort' | 'page' | 'perPage'> & {
  readonly list: MergedList
}

/** The rows of a page as they are stored (a merged list's have their id alone), each with the values of the columns that are no function's, and the number of all rows that fit. */
export type ListFound = {
  readonly total: number
  readonly rows: readonly { readonly stored: Row; readonly values: Readonly<Record<string, unknown>> }[]
}

/** Answers a question to a list; null where this store cannot, and rows are loaded and looked at. */
export type AskList = (question: ListQuestion | MergedQuestion) => ListFound | null
