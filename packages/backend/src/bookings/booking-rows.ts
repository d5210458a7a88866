import { paymentStatusOf } from '@campo-livre/domain/bookings/booking-money.ts'
import type { BookingRow } from '@campo-livre/domain/bookings/booking-row.ts'
import { statusAt } from '@campo-livre/domain/bookings/status.ts'
import type { Database } from '../store/database.ts'
import type { BookingRecord } from '../store/records.ts'
import { memoizeByInputs } from '../store/memoize.ts'
import { companyFacts } from '../companies/company-facts.ts'
import { byStart } from './by-start.ts'
import { epochOf } from './epoch.ts'
import { expired, isSettled } from './to-booking.ts'

/** Returns bookings as rows of a table, with their state as of now (rule 4), latest start first. */
export function bookingRows(
  db: Database,
  now: string,
  bookings: readonly BookingRecord[],
): readonly BookingRow[] {
  const known = [db.companies.all(), db.fields.all(), epochOf(bookings, now)]
  return rowsOf(bookings, known, () => byStart(bookings, -1).map((booking) => toBookingRow(db, now, booking)))
}

const rowsOf = memoizeByInputs<BookingRow[]>()

function toBookingRow(db: Database, now: string, booking: BookingRecord): BookingRow {
  const { id, code, customerName, start, end, priceCents, source, createdAt } = booking
  const status = statusAt(booking, now)
  const payment = isSettled(booking, now) ? expired(booking.payment) : booking.payment
  return {
    id,
    code,
    customerName,
    ...companyFacts(db, booking.companyId),
    fieldName: db.fields.find(booking.fieldId)?.name ?? '',
    start,
    end,
    priceCents,
    source,
    status,
    paymentMethod: payment?.method ?? null,
    paymentStatus: paymentStatusOf({ ...booking, payment }),
    createdAt,
  }
}
