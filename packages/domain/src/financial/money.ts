import type { Booking } from '../bookings/booking.ts'
import { validPayments } from '../expenses/expense-sum.ts'
import type { Expense } from '../expenses/expense.ts'
import { type CardKind, cardKindOf } from '../payments/card/card-kind.ts'
import type { AccountPayment } from '../payments/account.ts'
import { type Payment, refundsOf } from '../payments/payment.ts'
import type { Series } from '../series/series.ts'
import type { Tab } from '../tabs/tab.ts'
import type { Till } from '../tills/till.ts'
import {
  billFacts,
  bookingFacts,
  dated,
  datedOn,
  type DatedEntry,
  type EntryContext,
  type EntryFacts,
  expenseFacts,
  plain,
  tabFacts,
} from './dated-entry.ts'
import type { Entry } from './entry.ts'
import { accountOf } from './entry-words.ts'

/** Returns the movements of money for a booking: its payments, what the counter took, and what went back. */
export function moneyOfBooking(booking: Booking, context: EntryContext): DatedEntry[] {
  const { payment, balance, counter } = booking
  const facts = bookingFacts(booking, context)
  const parts = [payment, balance].flatMap((part) =>
    part === null ? [] : paymentMoney(booking, part, facts, context),
  )
  return counter ? [...parts, ...takenMoney(counter.payments, facts, context)] : parts
}

/** Returns the movements of one payment of a booking: the payment, and its refund by a cancellation or a no-show. */
function paymentMoney(
  { cancellation, end }: Booking,
  payment: Payment,
  facts: EntryFacts,
  context: EntryContext,
): DatedEntry[] {
  if (payment.paidAt === null) return []
  const { id, method, amountCents } = payment
  const cardKind = method === 'card' ? cardKindOf(payment) : undefined
  const paid = takenRow(payment.paidAt, cardKind, context, paidFacts({ id, method, amountCents }, facts))
  // The money of a payment by a tab is the tab's, at the counter that of its payments there (rule 10).
  const income = payment.tabId || payment.atCounter ? [] : [paid]
  const back = refundsOf(payment, cancellation?.at ?? end).map((refund, index) =>
    takenRow(
      refund.at,
      cardKind,
      context,
      refundOf({ id: index === 0 ? id : `${id}-${index + 1}`, method, amountCents: refund.cents }, facts),
    ),
  )
  return [...income, ...back]
}

/** Puts a row on the day on which a customer paid it or got it back. */
function takenRow(
  instant: string,
  cardKind: CardKind | undefined,
  context: EntryContext,
  facts: TakenFacts,
): DatedEntry {
  const row = dated(instant, context, { ...facts, takenDay: null })
  return {
    ...row,
    entry: { ...row.entry, takenDay: row.entry.day },
    ...(cardKind && { cardKind }),
  }
}

type Paid = { id: string; method: Payment['method'] | AccountPayment['method']; amountCents: number }
type TakenFacts = Omit<Entry, 'day' | 'takenDay'>

function paidFacts({ id, method, amountCents }: Paid, facts: EntryFacts): TakenFacts {
  const account = accountOf(method, facts.source)
  return { ...plain, ...facts, id, kind: 'income', method, account, amountCents }
}

function refundOf({ id, method, amountCents }: Paid, facts: EntryFacts): TakenFacts {
  return {
    ...plain,
    ...facts,
    id: `${id}-refund`,
    kind: 'outgo',
    source: 'refund',
    category: 'refund',
    method,
    account: accountOf(method, 'refund'),
    amountCents: -amountCents,
  }
}

/** Returns the movements of money for the bills of a fixed slot. Its field is the one that it has in that month. */
export function moneyOfSeries(
  series: Pick<Series, 'accounts' | 'segments' | 'customerName'>,
  context: EntryContext,
): DatedEntry[] {
  const { accounts, segments } = series
  return accounts.flatMap(({ month, payments }) => {
    const segment = segments.findLast(({ from }) => from.slice(0, 7) <= month) ?? segments[0]
    const facts = billFacts(series, { month, fieldId: segment?.fieldId }, context)
    return takenMoney(payments, facts, context)
  })
}

/** Returns the movements of money for a tab. */
export function moneyOfTab(
  tab: Pick<Tab, 'payments' | 'code' | 'customerName'>,
  context: EntryContext,
): DatedEntry[] {
  return takenMoney(tab.payments, tabFacts(tab), context)
}

type Taken = Pick<AccountPayment, 'id' | 'method' | 'amountCents' | 'paidAt' | 'voided' | 'card' | 'cardKind'>

/** Returns the movements of what was taken at the counter, and of what was given back of it. */
function takenMoney(payments: readonly Taken[], facts: EntryFacts, context: EntryContext): DatedEntry[] {
  return payments.flatMap((payment) => {
    const { paidAt, voided, method } = payment
    const cardKind = method === 'card' ? cardKindOf(payment) : undefined
    const paid = takenRow(paidAt, cardKind, context, paidFacts(payment, facts))
    if (voided === null) return [paid]
    return [paid, takenRow(voided.at, cardKind, context, refundOf(payment, facts))]
  })
}

/** Returns the movements of an expense or of other income: one for each payment that was not voided. */
export function moneyOfExpense(expense: Expense, context: EntryContext): DatedEntry[] {
  return validPayments(expense).map(({ id, day, method, amountCents }) => {
    const facts = expenseFacts(expense, amountCents)
    const account = accountOf(method, facts.source)
    return datedOn(day, context, { ...plain, ...facts, id, method, account })
  })
}

/**
 * Returns what a till moved beside its sales: cash that was taken to the bank or brought from it, and what was missing
 * or too much when it was counted (`differenceCents`, 0 while it is open).
 */
export function moneyOfTill(
  { id, movements, closedAt }: Pick<Till, 'id' | 'movements' | 'closedAt'>,
  differenceCents: number,
  context: EntryContext,
): DatedEntry[] {
  const moved = movements.flatMap(({ id: movementId, kind, amountCents, reason, at }) => {
    const [out, into] = kind === 'withdrawal' ? (['cash', 'bank'] as const) : (['bank', 'cash'] as const)
    const words = kind === 'withdrawal' ? 'Sangria' : 'Suprimento'
    const side = (account: 'cash' | 'bank', cents: number) =>
      dated(at, context, {
        ...plain,
        id: `${movementId}-${account}`,
        kind: 'transfer',
        source: 'transfer',
        description: `${words}: ${reason}`,
        account,
        amountCents: cents,
      })
    return [side(out, -amountCents), side(into, amountCents)]
  })
  if (closedAt === null || differenceCents === 0) return moved
  const more = differenceCents > 0
  const difference = dated(closedAt, context, {
    ...plain,
    id: `${id}-difference`,
    kind: more ? 'income' : 'outgo',
    source: 'till',
    description: more ? 'Sobra no caixa' : 'Falta no caixa',
    method: 'cash',
    account: 'cash',
    channel: more ? 'other' : null,
    category: 'till',
    amountCents: differenceCents,
  })
  return [...moved, difference]
}
