import {
  entriesOfAccount,
  entriesOfBookingPayment,
  type TillEntry,
} from '@campo-livre/domain/tills/till-entries.ts'
import type { Database } from '../store/database.ts'
import { memoizeByInputs } from '../store/memoize.ts'
import { readTogether } from '../store/not-loaded.ts'
import type { BookingRecord, TabRecord } from '../store/records.ts'

/** Returns all money that came to a company or went back by tabs, bookings and the bills of fixed slots. */
export function tillEntriesOf(db: Database, companyId: string): readonly TillEntry[] {
  const [bookings, tabs, series] = readTogether(
    () => db.bookings.by('companyId', companyId),
    () => db.tabs.by('companyId', companyId),
    () => db.series.by('companyId', companyId),
  )
  return entriesAt(bookings, [tabs, series], () => [
    ...tillEntries(tabs, bookings),
    ...series.flatMap(({ accounts }) => accounts.flatMap((bill) => entriesOfAccount('booking', bill))),
  ])
}

const entriesAt = memoizeByInputs<TillEntry[]>()

/** Returns the money of tabs and bookings. */
export function tillEntries(tabs: readonly TabRecord[], bookings: readonly BookingRecord[]): TillEntry[] {
  return [...tabs.flatMap((tab) => entriesOfAccount('tab', tab)), ...bookings.flatMap(ofBooking)]
}

/** The money of a part that a tab or the counter has taken is theirs. */
function ofBooking({ payment, balance, cancellation, end, counter }: BookingRecord): TillEntry[] {
  const refundedAt = cancellation?.at ?? end
  const parts = [payment, balance].flatMap((part) =>
    part === null || part.tabId || part.atCounter ? [] : entriesOfBookingPayment({ ...part, refundedAt }),
  )
  return counter ? [...parts, ...entriesOfAccount('booking', counter)] : parts
}
