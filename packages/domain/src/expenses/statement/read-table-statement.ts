import { type FileRow, type FileTable, UNCLOSED } from '../../text/file-row.ts'
import { fold } from '../../text/fold.ts'
import { countTitles, type StatementColumns, titledColumns, untitledColumns } from './columns.ts'
import { type Transaction, withKeys } from './keys.ts'
import { joinWords, readAmount, readDay } from './read-cell.ts'
import type { NoStatement, ReadStatement, StatementProblem } from './statement-line.ts'

const FOREIGN = /US\$|\bUSD\b|\bEUR\b|€/

/**
 * Reads the transactions of a bank's statement in a table: a signed amount, or credits and debits apart, with or without
 * titles. Balances, totals, titles that come again and lines of zero are passed over; a line that is not understood is a
 * problem of its own, and a line with words alone belongs to the transaction above it.
 */
export function readTableStatement({ head, rows, unclosed }: FileTable): ReadStatement | NoStatement {
  if (untitledColumns(head.cells) === null && head.cells.some((cell) => FOREIGN.test(cell)))
    return { refusal: 'Esse extrato não está em reais. Só dá para importar extratos em reais.' }
  const titled = titledColumns(head.cells)
  const columns = titled ?? untitledColumns(head.cells)
  if (columns === null)
    return {
      refusal:
        'Faltam as colunas Data e Valor (ou Crédito e Débito). Baixe o extrato em OFX, se o banco tiver.',
    }
  const transactions: Transaction[] = []
  const problems: StatementProblem[] = unclosed.map(({ line, raw }) => ({ line, raw, message: UNCLOSED }))
  let passed = 0
  let above: Transaction | null = null
  for (const row of titled ? rows : [head, ...rows]) {
    const read = readRow(row, columns)
    if (read.kind === 'words' && above) above.text = joinWords([above.text, read.text])
    else if (read.kind === 'problem') problems.push({ line: row.line, raw: row.raw, message: read.message })
    else if (read.kind === 'transaction') transactions.push(read.transaction)
    else passed += 1
    if (read.kind !== 'words') above = read.kind === 'transaction' ? read.transaction : null
  }
  const isCard = head.cells.some((cell) => fold(cell).trim() === 'title')
  const isApart = (columns.credit ?? columns.debit) !== undefined
  return {
    lines: withKeys(transactions),
    problems: problems.toSorted((a, b) => a.line - b.line),
    passed,
    asksSign:
      !isApart &&
      transactions.length > 0 &&
      (isCard || transactions.every(({ amountCents }) => amountCents > 0)),
  }
}

type ReadRow =
  | { kind: 'transaction'; transaction: Transaction }
  | { kind: 'words'; text: string }
  | { kind: 'problem'; message: string }
  | { kind: 'passed' }

function readRow({ cells }: FileRow, columns: StatementColumns): ReadRow {
  const at = (place: number | undefined) => (cells[place ?? -1] ?? '').trim()
  const texts = columns.texts.map(at).filter((text) => text !== '')
  const day = at(columns.day)
  const { written, cents } = amountOf(at(columns.amount), at(columns.credit), at(columns.debit))
  if (countTitles(cells) >= 2 || isBalance([day, ...texts]) || isTotal(day, texts)) return { kind: 'passed' }
  if (day === '' && written === '' && texts.length > 0) return { kind: 'words', text: joinWords(texts) }
  const problem = (message: string): ReadRow => ({ kind: 'problem', message })
  if (FOREIGN.test(written) || cells.some((cell) => /^\s*(?:USD|EUR)\s*$/.test(cell)))
    return problem('Esse valor não está em reais.')
  if (cents === 0 || (written === '' && texts.length === 0)) return { kind: 'passed' }
  const read = readDay(day)
  if (read === null) return problem(day === '' ? 'Falta o dia.' : `“${day.slice(0, 40)}” não é um dia.`)
  if (written === '') return problem('Falta o valor.')
  if (cents === null) return problem(`“${written.slice(0, 40)}” não é um valor em reais.`)
  const transaction = { bankId: at(columns.bankId), day: read, amountCents: cents, text: joinWords(texts) }
  return { kind: 'transaction', transaction }
}

/**
 * Returns the amount of a row as it is written and in cents, which are null where they are not understood. Where credits and
 * debits are apart, a debit is below zero whatever its sign, and one of zero says nothing.
 */
function amountOf(amount: string, credit: string, debit: string): { written: string; cents: number | null } {
  if (amount !== '') return { written: amount, cents: readAmount(amount) }
  if (credit !== '' && !isZero(credit)) return { written: credit, cents: readAmount(credit) }
  const cents = readAmount(debit)
  if (debit !== '' && cents !== 0) return { written: debit, cents: cents === null ? null : -Math.abs(cents) }
  return { written: '', cents: cents ?? readAmount(credit) }
}

const isZero = (text: string) => readAmount(text) === 0

/** Returns whether a row tells a balance: `Saldo do dia`, `SALDO ANTERIOR`, `S A L D O`. */
const isBalance = (words: readonly string[]) =>
  words.some((text) => fold(text).replaceAll(/\s/g, '').startsWith('saldo'))

/** Returns whether a row adds others up: it has the word where another has its day, begins with it there, or is nothing else. */
const isTotal = (day: string, texts: readonly string[]) =>
  /tota(?:l|is)\b/.test(fold(day)) ||
  texts.some((text) => (day === '' ? /^tota(?:l|is)\b/ : /^tota(?:l|is):?$/).test(fold(text)))
