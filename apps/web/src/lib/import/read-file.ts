import type { ImportProblem } from '@campo-livre/domain/lists/import.ts'
import type { FileTable } from '@campo-livre/domain/text/file-row.ts'
import { readTable } from '../table-file/read-table.ts'
import { whyUnreadable } from '../table-file/why-unreadable.ts'

/** The rows of a file and its wrong lines, which are not among them; or why nothing of it can be read. */
export type ReadRows<Row> = { rows: Row[]; problems: ImportProblem[] } | { refusal: string }

type Reader<Row> = {
  countColumns: (head: readonly string[]) => number
  read: (table: FileTable) => ReadRows<Row>
}

const MAX_BYTES = 5_000_000

/** The rows of a file, its wrong lines, and each line as it stands there. */
export type FileRead<Row> = {
  rows: Row[]
  problems: ImportProblem[]
  raws: ReadonlyMap<number, string>
  /** The reason why nothing of it can be read; null where something can. */
  refusal: string | null
}

/** Reads the rows of a CSV. */
export async function readFile<Row>(file: File, { countColumns, read }: Reader<Row>): Promise<FileRead<Row>> {
  const refused = (refusal: string) => ({ rows: [], problems: [], raws: new Map<number, string>(), refusal })
  if (file.size > MAX_BYTES) return refused('O arquivo passa de 5 MB.')
  const bytes = await file.arrayBuffer()
  const unreadable = whyUnreadable(bytes)
  if (unreadable !== null) return refused(unreadable)
  const table = readTable(bytes, countColumns)
  const found = read(table)
  if ('refusal' in found) return refused(found.refusal)
  const raws = new Map([...table.rows, ...table.unclosed].map(({ line, raw }) => [line, raw]))
  return { ...found, raws, refusal: null }
}
