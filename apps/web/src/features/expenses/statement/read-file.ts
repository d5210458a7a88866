import { isOfx, readOfx } from '@campo-livre/domain/expenses/statement/read-ofx.ts'
import {
  countStatementColumns,
  readTableStatement,
} from '@campo-livre/domain/expenses/statement/read-table-statement.ts'
import { MAX_LINES, type ReadStatement } from '@campo-livre/domain/expenses/statement/statement-line.ts'
import { possibleTexts } from '../../../lib/table-file/decode-text.ts'
import { readTable } from '../../../lib/table-file/read-table.ts'

const MAX_MEGABYTES = 5

/** Reads a bank's statement: OFX or a table, as what is in it says, in UTF-8 or Windows-1252 (H5). */
export async function readStatementFile(file: File): Promise<ReadStatement> {
  const refused = (message: string): ReadStatement => ({ lines: [], problems: [{ line: 1, message }] })
  if (file.size > MAX_MEGABYTES * 1024 * 1024)
    return refused(`O arquivo passa de ${MAX_MEGABYTES} MB. Baixe um período menor.`)
  const bytes = await file.arrayBuffer()
  const text = possibleTexts(bytes).find(isOfx)
  const read =
    text === undefined ? readTableStatement(readTable(bytes, countStatementColumns)) : readOfx(text)
  if (read.problems.length > 0) return read
  if (read.lines.length === 0) return refused('Esse extrato não tem lançamentos.')
  return read.lines.length > MAX_LINES
    ? refused(`Importe até ${MAX_LINES} lançamentos de uma vez: baixe um período menor.`)
    : read
}
