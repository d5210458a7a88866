import { validPayments } from '@campo-livre/domain/expenses/expense-sum.ts'
import type { Entry } from '@campo-livre/domain/financial/entry.ts'
import type { AccountPayment } from '@campo-livre/domain/payments/account.ts'
import type { Payment } from '@campo-livre/domain/payments/payment.ts'
import { fromLocal, localDay } from '@campo-livre/domain/time/zone.ts'
import type { Database } from '../../db/database.ts'
import type {
  BookingRecord,
  CompanyRecord,
  ExpenseRecord,
  SeriesRecord,
  TabRecord,
} from '../../db/records.ts'
import { memoizeByInputs } from '../../db/memoize.ts'

/** A movement, and the instant in milliseconds to sort by. */
type Dated = { at: number; entry: Entry }

/**
 * Returns all movements of a company's money (rule 10), newest first: payments for bookings, bills of fixed slots and tabs, refunds, and paid
 * expenses.
 */
export function entriesOf(db: Database, { id, timeZone }: CompanyRecord): readonly Entry[] {
  const bookings = db.bookings.by('companyId', id)
  const tabs = db.tabs.by('companyId', id)
  const series = db.series.by('companyId', id)
  const expenses = db.expenses.by('companyId', id)
  return entriesAt(bookings, [tabs, series, expenses, db.fields.all(), timeZone], () => {
    const movements = [
      ...bookings.flatMap((booking) => bookingEntries(db, booking, timeZone)),
      ...series.flatMap((each) => billEntries(each, timeZone)),
      ...tabs.flatMap((tab) => tabEntries(tab, timeZone)),
      ...expenses.flatMap((expense) => expenseEntries(expense, timeZone)),
    ]
    movements.sort((a, b) => b.at - a.at || (a.entry.id < b.entry.id ? -1 : 1))
    return movements.map(({ entry }) => entry)
  })
}

const entriesAt = memoizeByInputs<Entry[]>()

function bookingEntries(db: Database, booking: BookingRecord, timeZone: string): Dated[] {
  const { payment, balance, counter, code, customerName } = booking
  const parts = [payment, balance].flatMap((part) =>
    part === null ? [] : paymentEntries(db, booking, part, timeZone),
  )
  if (!counter) return parts
  const description = db.fields.find(booking.fieldId)?.name ?? 'Campo'
  return [
    ...parts,
    ...takenEntries(counter.payments, timeZone, { source: 'booking', description, code, customerName }),
  ]
}

/** Returns the movements of one payment of a booking: the payment, and its refund by a cancellation or a no-show. */
function paymentEntries(db: Database, booking: BookingRecord, payment: Payment, timeZone: string): Dated[] {
  const { cancellation, code, customerName } = booking
  if (payment.paidAt === null) return []
  const facts = {
    description: db.fields.find(booking.fieldId)?.name ?? 'Campo',
    code,
    customerName,
    method: payment.method,
  }
  const paid = dated(payment.paidAt, timeZone, {
    id: payment.id,
    kind: 'income',
    source: 'booking',
    ...facts,
    amountCents: payment.amountCents,
  })
  // The money of a payment by a tab is the tab's, at the counter that of its payments there (rule 10).
  const income = payment.tabId || payment.atCounter ? [] : [paid]
  if (payment.refundedCents === 0) return income
  const refund = dated(cancellation?.at ?? booking.end, timeZone, {
    id: `${payment.id}-refund`,
    kind: 'outgo',
    source: 'refund',
    ...facts,
    amountCents: -payment.refundedCents,
  })
  return [...income, refund]
}

function billEntries({ accounts, customerName }: SeriesRecord, timeZone: string): Dated[] {
  return accounts.flatMap(({ month, payments }) =>
    takenEntries(payments, timeZone, {
      source: 'series',
      description: `Mensalista, ${month.slice(5)}/${month.slice(0, 4)}`,
      code: null,
      customerName,
    }),
  )
}

function tabEntries({ payments, code, customerName }: TabRecord, timeZone: string): Dated[] {
  return takenEntries(payments, timeZone, {
    source: 'tab',
    description: 'Comanda do bar',
    code,
    customerName,
  })
}

type Taken = Pick<AccountPayment, 'id' | 'method' | 'amountCents' | 'paidAt' | 'voided'>
type Facts = Pick<Entry, 'source' | 'description' | 'code' | 'customerName'>

/** Returns the movements of what was taken at the counter, and of what was given back of it. */
function takenEntries(payments: readonly Taken[], timeZone: string, facts: Facts): Dated[] {
  return payments.flatMap(({ id, method, amountCents, paidAt, voided }) => {
    const paid = dated(paidAt, timeZone, { id, kind: 'income', ...facts, method, amountCents })
    if (voided === null) return [paid]
    const back = dated(voided.at, timeZone, {
      id: `${id}-refund`,
      kind: 'outgo',
      ...facts,
      source: 'refund',
      method,
      amountCents: -amountCents,
    })
    return [paid, back]
  })
}

/**
 * Returns the movements of an expense or of other income: one for each payment that was not voided. It has a day; among
 * that day's movements it counts as at noon.
 */
function expenseEntries(expense: ExpenseRecord, timeZone: string): Dated[] {
  const { kind, description } = expense
  return validPayments(expense).map(({ id, day, method, amountCents }) => {
    const income = kind === 'income'
    const entry: Entry = {
      id,
      day,
      kind: income ? 'income' : 'outgo',
      source: income ? 'other' : 'expense',
      description,
      code: null,
      customerName: null,
      method,
      amountCents: income ? amountCents : -amountCents,
    }
    return { at: fromLocal(timeZone, day, 12 * 60) * 60_000, entry }
  })
}

function dated(instant: string, timeZone: string, entry: Omit<Entry, 'day'>): Dated {
  return { at: Date.parse(instant), entry: { ...entry, day: localDay(timeZone, instant) } }
}
