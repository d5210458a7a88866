import type { Booking } from '../bookings/booking.ts'
import { statusAt } from '../bookings/status.ts'
import { counterSum } from '../bookings/venue-part.ts'
import { expenseSum } from '../expenses/expense-sum.ts'
import type { Expense } from '../expenses/expense.ts'
import type { Bill } from '../series/bill.ts'
import type { Series } from '../series/series.ts'
import { tabSum } from '../tabs/tab-sum.ts'
import type { Tab } from '../tabs/tab.ts'
import { fromLocal } from '../time/zone.ts'
import { bookingFacts, dated, type DatedEntry, type EntryContext, fieldFacts, plain } from './dated-entry.ts'

/** Returns what is still to be paid for a booking, due on the day of its game; none where a tab asks for it. */
export function openOfBooking(
  booking: Booking,
  onTab: boolean,
  now: string,
  context: EntryContext,
): DatedEntry[] {
  const status = statusAt(booking, now)
  if (onTab || (status !== 'confirmed' && status !== 'completed')) return []
  const { dueCents } = counterSum(booking)
  if (dueCents === 0) return []
  return [
    dated(booking.start, context, {
      ...plain,
      id: `${booking.id}-open`,
      kind: 'income',
      ...bookingFacts(booking, context),
      amountCents: dueCents,
    }),
  ]
}

/** Returns what is still to be paid of a tab, the field on it too. */
export function openOfTab(tab: Tab, context: EntryContext): DatedEntry[] {
  const { dueCents } = tabSum(tab)
  if ((tab.status !== 'open' && tab.status !== 'closed') || tab.mergedIntoId !== null || dueCents === 0)
    return []
  return [
    dated(tab.openedAt, context, {
      ...plain,
      id: `${tab.id}-open`,
      kind: 'income',
      source: 'tab',
      description: 'Comanda do bar',
      code: tab.code,
      customerName: tab.customerName,
      channel: 'bar',
      amountCents: dueCents,
    }),
  ]
}

/** Returns what is still to be paid of the bills of a fixed slot. */
export function openOfBills(
  { id, customerName, segments }: Pick<Series, 'id' | 'customerName' | 'segments'>,
  bills: readonly Bill[],
  context: EntryContext,
): DatedEntry[] {
  return bills.flatMap(({ month, dueCents, dueDay }) =>
    dueCents === 0
      ? []
      : [
          {
            at: noon(dueDay, context),
            entry: {
              ...plain,
              ...fieldFacts(context, segments.at(-1)?.fieldId ?? ''),
              id: `${id}-${month}-open`,
              day: dueDay,
              kind: 'income',
              source: 'series',
              description: `Mensalista, ${month.slice(5)}/${month.slice(0, 4)}`,
              customerName,
              channel: 'series',
              amountCents: dueCents,
            },
          },
        ],
  )
}

/** Returns what is left of an expense, or of other income. */
export function openOfExpense(expense: Expense, context: EntryContext): DatedEntry[] {
  const { leftCents } = expenseSum(expense)
  if (leftCents === 0) return []
  const { id, kind, description, supplier, category, dueDay } = expense
  const income = kind === 'income'
  return [
    {
      at: noon(dueDay, context),
      entry: {
        ...plain,
        id: `${id}-open`,
        day: dueDay,
        kind: income ? 'income' : 'outgo',
        source: income ? 'other' : 'expense',
        description,
        customerName: supplier,
        channel: income ? 'other' : null,
        category,
        amountCents: income ? leftCents : -leftCents,
      },
    },
  ]
}

const noon = (day: string, { timeZone }: EntryContext) => fromLocal(timeZone, day, 12 * 60) * 60_000
