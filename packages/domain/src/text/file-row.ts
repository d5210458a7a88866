/** A row of a table in a file; `line` is the one on which it begins, counted from 1 as an editor of text does. */
export type FileRow = {
  line: number
  cells: readonly string[]
  /** The row as it stands in the file. */
  raw: string
}

/** A table in a file: the row with the titles of its columns, and the rows below that are not empty. */
export type FileTable = {
  head: FileRow
  rows: readonly FileRow[]
  /** The rows in which a quote opens that is never closed. They are not among `rows`; those below them are. */
  unclosed: readonly FileRow[]
}

/** The sentence for a row whose quote is never closed. */
export const UNCLOSED = 'Aqui abre uma aspa que não fecha mais.'
