import { type CompanyBookings, companyBookingsQuery } from '@campo-livre/api/bookings/list-bookings.ts'
import { serverNow } from '@campo-livre/api/client/server-time.ts'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { bookingColumns as filterableColumns } from '@campo-livre/domain/bookings/list/booking-row.ts'
import { formatPhone } from '../../../lib/format/format-phone.ts'
import { columnsOf, type Exported } from '../../../lib/resource/resource.ts'
import { bookingColumns } from '../booking-columns.ts'
import { paymentWords } from '@campo-livre/domain/bookings/payment-sentence.ts'

const { code, customerName, status, source, priceCents } = bookingColumns

/** The columns of a booking in a spreadsheet. */
export const bookingFileColumns = columnsOf<BookingDetail>(filterableColumns, [
  code,
  { id: 'start', label: 'Início' },
  { id: 'end', label: 'Fim', type: 'instant' },
  { id: 'fieldId', label: 'Campo', text: ({ field }) => field.name },
  customerName,
  {
    id: 'customerPhone',
    label: 'Telefone',
    text: ({ customerPhone }) => customerPhone && formatPhone(customerPhone),
  },
  status,
  source,
  { ...priceCents, label: 'Valor' },
  { id: 'payment', label: 'Pagamento', text: (booking) => paymentWords(booking, serverNow()) },
  {
    id: 'cancellation',
    label: 'Motivo do cancelamento',
    text: ({ cancellation }) => cancellation?.reason ?? null,
  },
])

/** Exports the whole list, page by page, as a spreadsheet. */
export function bookingFileOf(question: CompanyBookings): Exported<BookingDetail> {
  return {
    noun: { one: 'reserva', many: 'reservas', gender: 'f' },
    query: ({ page, perPage }) => companyBookingsQuery({ ...question, page, perPage }),
    idOf: ({ id }) => id,
    zoneOf: ({ company }) => company.timeZone,
  }
}
