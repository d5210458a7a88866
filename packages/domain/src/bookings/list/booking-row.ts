import * as z from 'zod/mini'
import { declareColumns, filterableOf, rowSchemaOf } from '../../lists/list-columns.ts'
import { centsSchema } from '../../money/money.ts'
import { paymentMethods, paymentStatuses } from '../../payments/payment.ts'
import { instantSchema, timeZoneSchema } from '../../time/zone.ts'
import { bookingStatuses } from '../booking-status.ts'

/** A booking in a table. */
export const listedBooking = declareColumns({
  id: 'shown',
  code: ['text', z.string()],
  customerName: ['text', z.string()],
  companyName: ['text', z.string()],
  fieldName: ['text', z.string()],
  timeZone: ['shown', timeZoneSchema],
  start: ['instant', instantSchema],
  end: ['shown', instantSchema],
  priceCents: ['money', centsSchema],
  source: ['choice', z.enum(['site', 'counter'])],
  status: ['choice', z.enum(bookingStatuses)],
  paymentMethod: ['choice', z.nullable(z.enum(paymentMethods))],
  paymentStatus: ['choice', z.nullable(z.enum(paymentStatuses))],
  createdAt: ['instant', instantSchema],
})
export const bookingRowSchema = rowSchemaOf(listedBooking)
export type BookingRow = z.infer<typeof bookingRowSchema>
export const bookingColumns = filterableOf(listedBooking)

export const bookingSourceLabels: Record<BookingRow['source'], string> = { site: 'Site', counter: 'Balcão' }
