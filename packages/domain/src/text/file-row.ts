/** A row of a table in a file; `line` is the one on which it begins, counted from 1 as an editor of text does. */
export type FileRow = { line: number; cells: readonly string[] }

/** A table in a file: the row with the titles of its columns, and the rows below that are not empty. */
export type FileTable = {
  head: FileRow
  rows: readonly FileRow[]
  /** The line of a quote that is never closed, which swallows all that follows; null where there is none. */
  unclosedLine: number | null
}
