import type { ColumnsOf } from '../lists/filters.ts'
import type { BookingRow } from './booking-row.ts'

/** What bookings can be filtered and sorted by. */
export const bookingColumns = {
  code: 'text',
  customerName: 'text',
  companyName: 'text',
  fieldName: 'text',
  start: 'date',
  priceCents: 'number',
  source: 'choice',
  status: 'choice',
  paymentMethod: 'choice',
  paymentStatus: 'choice',
  createdAt: 'date',
} as const satisfies ColumnsOf<BookingRow>
