import { fold } from '../../text/fold.ts'
import { dayNumber } from '../../time/zone.ts'
import type { Expense } from '../expense.ts'
import { expenseSum, validPayments } from '../expense-sum.ts'
import type { LedgerCategory } from '../expense-words.ts'
import { billKey, type OpenBill } from './bill.ts'
import { billsFor } from './match-bill.ts'
import { type Received, receivedBy } from './received.ts'
import type { MatchedLine, StatementLine } from './statement-line.ts'

/** The days by which a payment may be off the due day of what it pays. */
const NEAR = 15

/** The books of a company that a statement is compared with. */
export type Books = {
  expenses: readonly Expense[]
  bills: readonly OpenBill[]
  received: readonly Received[]
  /** The keys of the transactions that pay something. */
  isTaken: (key: string) => boolean
  today: string
}

/**
 * Finds for each transaction what it is (H5): known from an earlier statement, or entered or paid on that day; the payment
 * of the one bill whose amount and name it has; the payment of an open expense with that amount, the nearest by its due
 * day; else new, in the category of what was called alike. Each bill, expense and payment is taken once, and those whose
 * name a transaction has are taken first. Where several bills fit they are all offered, and none is taken.
 */
export function matchStatement(lines: readonly StatementLine[], books: Books): MatchedLine[] {
  const taken = new Set<string>()
  const first = lines.map((line) => matchByName(line, books, taken))
  return lines.map((line, place) => first[place] ?? matchByAmount(line, books, taken))
}

type Taken = Set<string>

/** Returns what a transaction is for sure, by its key or its name; null where its amount alone may tell. */
function matchByName(line: StatementLine, books: Books, taken: Taken): MatchedLine | null {
  const plain = plainly(line, books)
  if (books.isTaken(line.key)) return { ...plain, fate: 'known' }
  if (line.day > books.today) return { ...plain, fate: 'ahead' }
  const received = receivedBy(line, books.received, taken, true)
  if (received) {
    taken.add(received.id)
    return { ...plain, fate: 'known' }
  }
  const { named, bills } = billsFor(line, openIn(books, taken))
  const [only, ...others] = bills
  if (!named || !only) return null
  if (others.length === 0) taken.add(billKey(only.ref))
  return { ...plain, bills: bills.map(toOffered), fate: others.length === 0 ? 'pays' : 'choose' }
}

function matchByAmount(line: StatementLine, books: Books, taken: Taken): MatchedLine {
  const plain = plainly(line, books)
  const own = books.expenses.filter(({ kind }) => kind === plain.kind)
  const paid = paidByHand(line, own, taken) ?? receivedBy(line, books.received, taken, false)?.id ?? null
  if (paid !== null) {
    taken.add(paid)
    return { ...plain, fate: 'known' }
  }
  const pays = openOne(line, own, taken)
  if (!pays)
    return { ...plain, fate: 'new', bills: billsFor(line, openIn(books, taken)).bills.map(toOffered) }
  taken.add(pays.id)
  const { id, description, dueDay, category } = pays
  return { ...plain, category, fate: 'pays', pays: { id, description, dueDay } }
}

/** Returns a transaction as a new one. */
function plainly(line: StatementLine, { expenses }: Books): MatchedLine {
  const kind = line.amountCents < 0 ? ('expense' as const) : ('income' as const)
  const own = expenses.filter((each) => each.kind === kind)
  const category = categoryOf(line, own) ?? (kind === 'income' ? 'other_income' : 'other')
  return { ...line, kind, category, fate: 'new', pays: null, bills: [] }
}

const openIn = ({ bills }: Books, taken: ReadonlySet<string>) =>
  bills.filter(({ ref }) => !taken.has(billKey(ref)))
const toOffered = ({ ref, name, what, leftCents, dueDay }: OpenBill) => ({
  ref,
  name,
  what,
  leftCents,
  dueDay,
})
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
  return [...fold(text).matchAll(/[a-z0-9]{4,}/g)]
    .map(([word]) => word)
    .filter((word) => !common.has(word) && !/^\d+$/.test(word))
}
