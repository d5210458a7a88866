import type { PaymentRow } from '@campo-livre/domain/admin/admin-rows.ts'
import { paymentList } from '@campo-livre/domain/admin/payment-list.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { mergedRows } from '../http/merged-rows.ts'
import type { Database } from '../store/database.ts'
import type { BookingRecord, SeriesRecord, TabRecord } from '../store/records.ts'

/** The payments of bookings, tabs and fixed slots as rows of the admin's table, newest first. */
export const paymentRows = mergedRows(paymentList)

/** Returns a payment by its id. */
export function findPayment(db: Database, id: string): PaymentRow | undefined {
  const asked = { having: [{ column: 'id', value: id, has: true }], filters: [], page: 1, perPage: 1 }
  const found = paymentRows.asked(db, asked)?.rows ?? paymentRows.all(db)
  return found.find((row) => row.id === id)
}

type Paid = {
  readonly bookings?: readonly BookingRecord[]
  readonly tabs?: readonly TabRecord[]
  readonly series?: readonly SeriesRecord[]
}

/** Returns the payments of bookings, tabs and fixed slots, as relations name them: by what was paid, and how much. */
export function paymentsOf(db: Database, paid: Paid): readonly { id: string; name: string }[] {
  return paymentRows
    .within(db, paid)
    .map(({ id, code, amountCents }) => ({ id, name: `${code}, ${formatCents(amountCents)}` }))
}
