import { countStatementColumns } from '@campo-livre/domain/expenses/statement/columns.ts'
import { isOfx, readOfx } from '@campo-livre/domain/expenses/statement/read-ofx.ts'
import { readTableStatement } from '@campo-livre/domain/expenses/statement/read-table-statement.ts'
import {
  MAX_LINES,
  type NoStatement,
  type ReadStatement,
} from '@campo-livre/domain/expenses/statement/statement-line.ts'
import { possibleTexts } from '../../../lib/table-file/decode-text.ts'
import { readTable } from '../../../lib/table-file/read-table.ts'
import { whyUnreadable } from '../../../lib/table-file/why-unreadable.ts'

const MAX_MEGABYTES = 5

/** Reads a bank's statement: OFX or a table, as what is in it says, in UTF-8 or Windows-1252 (H5). */
export async function readStatementFile(file: File): Promise<ReadStatement | NoStatement> {
  if (file.size > MAX_MEGABYTES * 1024 * 1024)
    return { refusal: `O arquivo passa de ${MAX_MEGABYTES} MB. Baixe um período menor.` }
  const bytes = await file.arrayBuffer()
  const refusal = whyUnreadable(bytes)
  if (refusal !== null) return { refusal }
  const text = possibleTexts(bytes).find(isOfx)
  const read =
    text === undefined ? readTableStatement(readTable(bytes, countStatementColumns)) : readOfx(text)
  if ('refusal' in read) return read
  if (read.lines.length === 0 && read.problems.length === 0)
    return { refusal: 'Esse extrato não tem lançamentos.' }
  return read.lines.length > MAX_LINES
    ? { refusal: `Importe até ${MAX_LINES} lançamentos de uma vez: baixe um período menor.` }
    : read
}
