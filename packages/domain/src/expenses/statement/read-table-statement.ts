import type { FileTable } from '../../text/file-row.ts'
import { readDecimal } from '../../text/decimal.ts'
import { fold } from '../../text/fold.ts'
import { daySchema } from '../../time/zone.ts'
import { withKeys } from './keys.ts'
import type { ReadStatement } from './statement-line.ts'

/** The titles that a bank gives to the columns of its statement, as `fold` writes them. */
const titles = {
  day: ['data', 'data lancamento', 'data do lancamento', 'data mov.', 'data movimento', 'date', 'dia'],
  text: ['descricao', 'historico', 'lancamento', 'lancamentos', 'memo', 'detalhes', 'title', 'titulo'],
  amount: ['valor', 'valor (r$)', 'valor r$', 'amount', 'quantia', 'montante'],
  credit: ['credito', 'credito (r$)', 'entrada', 'entradas', 'entrada (r$)'],
  debit: ['debito', 'debito (r$)', 'saida', 'saidas', 'saida (r$)'],
  bankId: ['identificador', 'id', 'documento', 'doc.', 'numero do documento', 'dcto.'],
} as const
type Field = keyof typeof titles
type Places = Partial<Record<Field, number>>

function placesOf(head: readonly string[]): Places {
  const folded = head.map((title) => fold(title.trim()))
  const places = Object.entries(titles).map(([field, known]) => [
    field,
    folded.findIndex((title) => (known as readonly string[]).includes(title)),
  ])
  return Object.fromEntries(places.filter(([, place]) => Number(place) >= 0)) as Places
}

/** Returns how many columns of a statement are known by their titles. */
export function countStatementColumns(head: readonly string[]): number {
  return Object.keys(placesOf(head)).length
}

/** Reads the transactions of a bank's statement in a table: a signed amount, or credits and debits apart. */
export function readTableStatement({ head, rows, unclosedLine }: FileTable): ReadStatement {
  const refused = (line: number, message: string): ReadStatement => ({
    lines: [],
    problems: [{ line, message }],
  })
  const places = placesOf(head.cells)
  if (unclosedLine !== null) return refused(unclosedLine, 'Aqui abre uma aspa que não fecha mais.')
  if (places.day === undefined || (places.amount ?? places.credit ?? places.debit) === undefined)
    return refused(
      head.line,
      'Faltam as colunas Data e Valor (ou Crédito e Débito). Baixe o extrato em OFX, se o banco tiver.',
    )
  const foreign = [head, ...rows].find(({ cells }) =>
    cells.some((cell) => /US\$|\bUSD\b|\bEUR\b|€/.test(cell)),
  )
  if (foreign)
    return refused(foreign.line, 'Esse extrato não está em reais. Só dá para importar extratos em reais.')
  const problems: ReadStatement['problems'] = []
  const transactions = rows.flatMap(({ line, cells }) => {
    const cell = (field: Field) => (cells[places[field] ?? -1] ?? '').trim()
    const written = amountTextOf(cell)
    // A line of a balance has no amount of its own.
    if (written === '' || /^saldo\b/i.test(fold(cell('text')))) return []
    const day = dayOf(cell('day'))
    const amountCents = amountOf(written)
    if (day === null) problems.push({ line, message: `“${cell('day').slice(0, 40)}” não é um dia.` })
    else if (amountCents === null)
      problems.push({ line, message: `“${written.slice(0, 40)}” não é um valor em reais.` })
    else if (amountCents !== 0)
      return [{ bankId: cell('bankId'), day, amountCents, text: cell('text') || 'Lançamento do banco' }]
    return []
  })
  return { lines: withKeys(transactions), problems }
}

/** Returns the amount of a row as it is written, with a sign where credits and debits are apart. */
function amountTextOf(cell: (field: Field) => string): string {
  const [amount, credit, debit] = [cell('amount'), cell('credit'), cell('debit')]
  if (amount !== '') return amount
  if (credit !== '' && !/^[0.,]+$/.test(credit)) return credit
  return debit === '' || /^[0.,]+$/.test(debit) ? '' : `-${debit.replace(/^[-−–]/, '')}`
}

/** Reads `-1.234,56`, `1234.56`, `1.234,56 D`, `+50,00 C`. */
function amountOf(text: string): number | null {
  const debit = /\bD$/i.test(text)
  const cents = readDecimal(text.replace(/\s*\b[CD]$/i, '').replace(/^\+/, ''), 2)
  return debit && cents !== null ? -Math.abs(cents) : cents
}

/** Reads `05/11/2026`, `05/11/26` and `2026-11-05`, whatever time follows. */
function dayOf(text: string): string | null {
  const [, date, month, year = ''] = /^(\d{2})[/.-](\d{2})[/.-](\d{4}|\d{2})(?:\D|$)/.exec(text) ?? []
  const day =
    date === undefined ? text.slice(0, 10) : `${year.length === 2 ? `20${year}` : year}-${month}-${date}`
  return daySchema.safeParse(day).success ? day : null
}
