import type { Booking } from '../bookings/booking.ts'
import { statusAt } from '../bookings/status.ts'
import { counterSum } from '../bookings/money/venue-part.ts'
import { expenseSum } from '../expenses/expense-sum.ts'
import type { Expense } from '../expenses/expense.ts'
import type { Bill } from '../series/bill.ts'
import type { Series } from '../series/series.ts'
import { isOpenTab } from '../tabs/open-tabs.ts'
import { tabSum } from '../tabs/tab-sum.ts'
import type { Tab } from '../tabs/tab.ts'
import {
  billFacts,
  bookingFacts,
  dated,
  datedOn,
  type DatedEntry,
  type EntryContext,
  expenseFacts,
  plain,
  tabFacts,
} from './dated-entry.ts'

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
  const { id, openedAt, mergedIntoId } = tab
  const { dueCents } = tabSum(tab)
  if (!isOpenTab(tab) || mergedIntoId !== null || dueCents === 0) return []
  const facts = { ...plain, ...tabFacts(tab), kind: 'income' as const }
  return [dated(openedAt, context, { ...facts, id: `${id}-open`, amountCents: dueCents })]
}

/** Returns what is still to be paid of the bills of a fixed slot. */
export function openOfBills(
  series: Pick<Series, 'id' | 'customerName' | 'segments'>,
  bills: readonly Bill[],
  context: EntryContext,
): DatedEntry[] {
  const fieldId = series.segments.at(-1)?.fieldId
  return bills.flatMap(({ month, dueCents, dueDay }) => {
    if (dueCents === 0) return []
    const facts = { ...plain, ...billFacts(series, { month, fieldId }, context), kind: 'income' as const }
    return [datedOn(dueDay, context, { ...facts, id: `${series.id}-${month}-open`, amountCents: dueCents })]
  })
}

/** Returns what is left of an expense, or of other income. */
export function openOfExpense(expense: Expense, context: EntryContext): DatedEntry[] {
  const { leftCents } = expenseSum(expense)
  if (leftCents === 0) return []
  const { id, supplier, dueDay } = expense
  const facts = { ...plain, ...expenseFacts(expense, leftCents), customerName: supplier }
  return [datedOn(dueDay, context, { ...facts, id: `${id}-open` })]
}
