import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { type BookingRow, bookingSourceLabels } from '@campo-livre/domain/bookings/list/booking-row.ts'
import { bookingStatusLabels } from '@campo-livre/domain/bookings/booking-status-labels.ts'
import { choicesOf } from '../../lib/resource/choices.ts'
import type { ColumnDef } from '../../lib/resource/resource.ts'

type Common = Pick<BookingDetail & BookingRow, 'code' | 'status' | 'customerName' | 'source' | 'priceCents'>
type CommonColumns = { [id in keyof Common]: ColumnDef<Common> & { id: id } }

/** The columns of a booking that the admin's list and the file of a company share (F4). */
export const bookingColumns: CommonColumns = {
  code: { id: 'code', label: 'Código' },
  status: { id: 'status', label: 'Situação', choices: choicesOf(bookingStatusLabels) },
  customerName: { id: 'customerName', label: 'Cliente' },
  source: { id: 'source', label: 'De onde veio', choices: choicesOf(bookingSourceLabels) },
  priceCents: { id: 'priceCents', label: 'Preço' },
}
