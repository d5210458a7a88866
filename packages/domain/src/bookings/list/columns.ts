import type { ColumnsOf } from '../../lists/filters.ts'
import type { Booking } from '../booking.ts'

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
