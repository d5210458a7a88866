import * as z from 'zod/mini'
import { centsSchema } from '../money/money.ts'
import { paymentMethods, paymentStatuses } from '../payments/payment.ts'
import { instantSchema, timeZoneSchema } from '../time/zone.ts'
import { bookingStatuses } from './booking-status.ts'

/** A booking in a table. */
export const bookingRowSchema = z.object({
  id: z.string(),
  code: z.string(),
  customerName: z.string(),
  companyName: z.string(),
  fieldName: z.string(),
  timeZone: timeZoneSchema,
  start: instantSchema,
  end: instantSchema,
  priceCents: centsSchema,
  source: z.enum(['site', 'counter']),
  status: z.enum(bookingStatuses),
  paymentMethod: z.nullable(z.enum(paymentMethods)),
  paymentStatus: z.nullable(z.enum(paymentStatuses)),
  createdAt: instantSchema,
})
export type BookingRow = z.infer<typeof bookingRowSchema>

export const bookingSourceLabels: Record<BookingRow['source'], string> = { site: 'Site', counter: 'Balcão' }
