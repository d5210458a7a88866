import type { ColumnsOf } from '../lists/filters.ts'
import type { BookingRow } from './booking-row.ts'
import type { Booking } from './booking.ts'

/** The columns by which bookings can be filtered and sorted. */
export const bookingColumns = {
  code: 'text',
  customerName: 'text',
  companyName: 'text',
  fieldName: 'text',
  start: 'instant',
  priceCents: 'money',
  source: 'choice',
  status: 'choice',
  paymentMethod: 'choice',
  paymentStatus: 'choice',
  createdAt: 'instant',
} as const satisfies ColumnsOf<BookingRow>

/** The columns by which a company's own bookings can be sorted. */
export const companyBookingColumns = {
  start: 'instant',
  customerName: 'text',
  priceCents: 'money',
} as const satisfies ColumnsOf<Booking>

/** The columns that the quick search over a company's own bookings looks in. */
export const companyBookingTexts = {
  code: 'text',
  customerName: 'text',
  customerPhone: 'text',
} as const satisfies ColumnsOf<Booking>
