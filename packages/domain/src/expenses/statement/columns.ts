import { fold } from '../../text/fold.ts'
import { readAmount, readDay } from './read-cell.ts'

/** The titles that a bank gives to the columns of its statement, as `titleOf` writes them. */
const titles = {
  day: ['data', 'data lancamento', 'data do lancamento', 'data mov.', 'data movimento', 'date', 'dia'],
  text: [
    'descricao',
    'historico',
    'lancamento',
    'lancamentos',
    'memo',
    'detalhes',
    'title',
    'titulo',
    'estabelecimento',
  ],
  amount: ['valor', 'amount', 'quantia', 'montante'],
  credit: ['credito', 'entrada', 'entradas'],
  debit: ['debito', 'saida', 'saidas'],
  bankId: ['identificador', 'id', 'documento', 'doc.', 'numero do documento', 'dcto.'],
} as const
type Field = keyof typeof titles

/** The places of the columns of a statement: one of each, but that several make the text. */
export type StatementColumns = Partial<Record<Exclude<Field, 'text'>, number>> & { texts: readonly number[] }

/** Folds a title, without the currency behind it: `Entrada(R$)` → `entrada`. */
const titleOf = (cell: string) =>
  fold(cell)
    .replace(/\s*\(?r\$\)?\s*$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

function placesOf(head: readonly string[], field: Field): number[] {
  return head.flatMap((cell, place) =>
    (titles[field] as readonly string[]).includes(titleOf(cell)) ? [place] : [],
  )
}

/** Returns how many columns are known by their titles. */
export function countTitles(head: readonly string[]): number {
  return Object.keys(titles).filter((field) => placesOf(head, field as Field).length > 0).length
}

/** Returns how well a row tells the columns of a statement: by its titles, or as one that has none above it. */
export function countStatementColumns(row: readonly string[]): number {
  return Math.max(countTitles(row), isTransaction(row) ? 1 : 0)
}

/** Returns the columns that a row of titles names; null where it has no day or no amount. */
export function titledColumns(head: readonly string[]): StatementColumns | null {
  const first = (field: Field) => placesOf(head, field)[0]
  const [day, amount, credit, debit] = [first('day'), first('amount'), first('credit'), first('debit')]
  if (day === undefined || (amount ?? credit ?? debit) === undefined) return null
  const bankId = first('bankId')
  return {
    day,
    texts: placesOf(head, 'text'),
    ...(amount !== undefined && { amount }),
    ...(credit !== undefined && { credit }),
    ...(debit !== undefined && { debit }),
    ...(bankId !== undefined && { bankId }),
  }
}

/** Returns the columns of a file without titles by a row of it: a day, the first amount, and all words; null for another row. */
export function untitledColumns(row: readonly string[]): StatementColumns | null {
  const day = row.findIndex(isDay)
  const amount = row.findIndex(isAmount)
  if (day < 0 || amount < 0) return null
  return { day, amount, texts: row.flatMap((cell, place) => (/\p{L}{2}/u.test(cell) ? [place] : [])) }
}

const isTransaction = (row: readonly string[]) => untitledColumns(row) !== null
/** A day, or a day with its time, and no words. */
const isDay = (cell: string) => !/[^\d/.:\s-]/.test(cell) && readDay(cell.trim()) !== null
const isAmount = (cell: string) => /[.,]\d{2}\D{0,3}$/.test(cell.trim()) && readAmount(cell.trim()) !== null
