import type { Booking } from '../bookings/booking.ts'
import { counterSum } from '../bookings/money/venue-part.ts'
import { statusAt } from '../bookings/status.ts'
import { toPayCents } from '../coupons/to-pay.ts'
import type { Expense } from '../expenses/expense.ts'
import type { Bill } from '../series/bill.ts'
import { discountCentsOf, percentOf } from '../tabs/discount.ts'
import { barCentsOf } from '../tabs/tab-sum.ts'
import type { Tab } from '../tabs/tab.ts'
import {
  bookingFacts,
  dated,
  datedOn,
  type DatedEntry,
  type EntryContext,
  expenseFacts,
  plain,
  tabFacts,
} from './dated-entry.ts'

/** Returns what a company keeps of the money and the credit that a booking has brought, in cents. */
function keptCents(booking: Booking): number {
  const { payment, balance, creditUsed, cancellation } = booking
  let kept = creditUsed ? creditUsed.cents - creditUsed.returnedCents : 0
  // Money that became credit is earned by the game that it pays.
  kept -= cancellation?.creditCents ?? 0
  for (const part of [payment, balance])
    if (part?.paidAt) kept += (part.atCounter ? 0 : part.amountCents) - part.refundedCents
  return kept + counterSum(booking).paidCents
}

/**
 * Returns what a booking has earned by the instant `now` (rule 10): its price less its coupon once it has been played, on the day of the
 * game, whenever it is paid; of one that was cancelled or missed, what the company keeps. A date of a fixed slot earns
 * what its bill has of it.
 */
export function earnedByBooking(
  booking: Booking,
  bill: Bill['lines'][number] | undefined,
  now: string,
  context: EntryContext,
): DatedEntry[] {
  const { id, start, end, cancellation, series } = booking
  const status = statusAt(booking, now)
  const ended = Date.parse(end) <= Date.parse(now)
  const row = (at: string, amountCents: number) =>
    amountCents === 0
      ? []
      : [
          dated(at, context, {
            ...plain,
            id: `${id}-earned`,
            kind: 'income',
            ...bookingFacts(booking, context),
            amountCents,
          }),
        ]
  const at = cancellation?.at ?? start
  if (series) {
    if (!bill || (cancellation === null && !ended)) return []
    return row(at, bill.priceCents - bill.creditCents)
  }
  if (status === 'cancelled' || status === 'no_show') return row(at, keptCents(booking))
  return status === 'completed' ? row(start, toPayCents(booking)) : []
}

/** Returns what a tab has earned the bar: its items less discount, with the service fee, on the day of its opening. */
export function earnedByTab(tab: Tab, context: EntryContext): DatedEntry[] {
  const { id, items, discount, servicePercent, status, openedAt, mergedIntoId } = tab
  if (status === 'cancelled' || mergedIntoId !== null) return []
  const barCents = barCentsOf(items)
  const netCents = barCents - discountCentsOf(discount, barCents)
  const amountCents = netCents + percentOf(netCents, servicePercent)
  if (amountCents === 0) return []
  const entry = { ...plain, ...tabFacts(tab), id: `${id}-earned`, kind: 'income' as const, amountCents }
  return [dated(openedAt, context, entry)]
}

/** Returns an expense or other income on the day from which it is owed, whenever it is paid; none before that day. */
export function owedByExpense(expense: Expense, today: string, context: EntryContext): DatedEntry[] {
  const { id, amountCents, dueDay } = expense
  if (dueDay > today || amountCents === 0) return []
  return [datedOn(dueDay, context, { ...plain, ...expenseFacts(expense, amountCents), id: `${id}-owed` })]
}
