import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { statusAt } from '@campo-livre/domain/bookings/status.ts'
import type { Payment } from '@campo-livre/domain/payments/payment.ts'
import type { Database } from '../../db/database.ts'
import type { BookingRecord } from '../../db/records.ts'
import { toCompanySummary } from '../companies/to-company.ts'
import { toFieldSummary } from '../fields/to-field.ts'

/** Returns a booking with its state as of `now` (rule 4) and what a ticket shows of field and company. */
export function toBookingDetail(db: Database, now: string, booking: BookingRecord): BookingDetail {
  const field = db.fields.find(booking.fieldId)
  const company = db.companies.find(booking.companyId)
  if (!field || !company) throw new Error(`booking ${booking.id} has lost its field or company`)
  const status = statusAt(booking, now)
  return {
    ...booking,
    status,
    payment: status === 'expired' ? expired(booking.payment) : booking.payment,
    field: toFieldSummary(field),
    company: toCompanySummary(company),
  }
}

/** Returns the payment, expired if it was pending. */
export function expired(payment: Payment | null): Payment | null {
  return payment?.status === 'pending' ? { ...payment, status: 'expired' } : payment
}
