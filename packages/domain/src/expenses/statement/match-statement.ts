import { fold } from '../../text/fold.ts'
import { dayNumber } from '../../time/zone.ts'
import type { Expense } from '../expense.ts'
import { expenseSum, validPayments } from '../expense-sum.ts'
import type { LedgerCategory } from '../expense-words.ts'
import type { MatchedLine, StatementLine } from './statement-line.ts'

/** The days by which a payment may be off the due day of what it pays. */
const NEAR = 15
const SHORTEST_WORD = 4

/**
 * Finds for each transaction what it is: known from an earlier statement, or entered by hand on that day; the payment of
 * what is open with that amount, the nearest by its due day; else new, in the category of what was called alike. Each
 * expense and each payment is taken once; what is to come after `today` is not taken (H5).
 */
export function matchStatement(
  lines: readonly StatementLine[],
  expenses: readonly Expense[],
  today: string,
): MatchedLine[] {
  const taken = new Set<string>()
  const keys = new Set(
    expenses.flatMap((each) => validPayments(each).map(({ statementKey }) => statementKey)),
  )
  return lines.map((line) => {
    const kind = line.amountCents < 0 ? ('expense' as const) : ('income' as const)
    const own = expenses.filter((each) => each.kind === kind)
    const category = categoryOf(line, own) ?? (kind === 'income' ? 'other_income' : 'other')
    const matched = { ...line, kind, category, pays: null }
    const paid = keys.has(line.key) ? line.key : paidByHand(line, own, taken)
    if (paid !== null) {
      taken.add(paid)
      return { ...matched, fate: 'known' }
    }
    if (line.day > today) return { ...matched, fate: 'ahead' }
    const pays = openOne(line, own, taken)
    if (!pays) return { ...matched, fate: 'new' }
    taken.add(pays.id)
    const { id, description, dueDay } = pays
    return { ...matched, category: pays.category, fate: 'pays', pays: { id, description, dueDay } }
  })
}

/** Returns the payment of that day and amount that no statement has named yet. */
function paidByHand(
  { day, amountCents }: StatementLine,
  own: readonly Expense[],
  taken: ReadonlySet<string>,
): string | null {
  const payments = own.flatMap(validPayments)
  const found = payments.find(
    (payment) =>
      payment.statementKey === undefined &&
      payment.day === day &&
      payment.amountCents === Math.abs(amountCents) &&
      !taken.has(payment.id),
  )
  return found?.id ?? null
}

function openOne(
  { day, amountCents }: StatementLine,
  own: readonly Expense[],
  taken: ReadonlySet<string>,
): Expense | undefined {
  const off = ({ dueDay }: Expense) => Math.abs(dayNumber(dueDay) - dayNumber(day))
  return own
    .filter((each) => expenseSum(each).leftCents === Math.abs(amountCents) && !taken.has(each.id))
    .filter((each) => off(each) <= NEAR)
    .toSorted((a, b) => off(a) - off(b))[0]
}

/** Returns the category of the last one whose name or supplier shares a word with a transaction. */
function categoryOf({ text }: StatementLine, own: readonly Expense[]): LedgerCategory | undefined {
  const words = wordsOf(text)
  return own.findLast(({ description, supplier }) =>
    wordsOf(`${description} ${supplier ?? ''}`).some((word) => words.includes(word)),
  )?.category
}

/** The words that banks write into every transaction. */
const common = new Set([
  'pagamento',
  'compra',
  'conta',
  'boleto',
  'enviado',
  'recebido',
  'transferencia',
  'debito',
])

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length >= SHORTEST_WORD && !common.has(word) && !/^\d+$/.test(word))
}
