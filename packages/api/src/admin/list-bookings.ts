import { bookingRowSchema } from '@campo-livre/domain/bookings/booking-row.ts'
import type { ListQuestion } from '@campo-livre/domain/lists/filters.ts'
import * as z from 'zod/mini'
import { listOptions } from '../client/list-query.ts'

const listSchema = z.array(bookingRowSchema)

/** Every booking, latest start first. For the admin (H12). */
export function adminBookingsQuery(question: ListQuestion) {
  return listOptions(['admin', 'bookings'], 'admin/bookings', listSchema, question)
}
