import { type CompanyBookings, companyBookingsQuery } from '@campo-livre/api/bookings/list-bookings.ts'
import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { bookingStatusLabels } from '@campo-livre/domain/bookings/booking-status-labels.ts'
import { bookingSourceLabels } from '@campo-livre/domain/bookings/booking-row.ts'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { formatPhone } from '../../../lib/format/format-phone.ts'
import { choicesOf } from '../../../lib/resource/choices.ts'
import type { Column, Exported } from '../../../lib/resource/resource.ts'
import { paymentWords } from '../payment-sentence.ts'

/** The columns of a booking in a spreadsheet. */
export const bookingFileColumns: readonly Column<BookingDetail>[] = [
  { id: 'code', label: 'Código', type: 'text' },
  { id: 'start', label: 'Início', type: 'instant' },
  { id: 'end', label: 'Fim', type: 'instant' },
  { id: 'fieldId', label: 'Campo', type: 'text', text: ({ field }) => field.name },
  { id: 'customerName', label: 'Cliente', type: 'text' },
  {
    id: 'customerPhone',
    label: 'Telefone',
    type: 'text',
    text: ({ customerPhone }) => customerPhone && formatPhone(customerPhone),
  },
  { id: 'status', label: 'Situação', type: 'choice', choices: choicesOf(bookingStatusLabels) },
  { id: 'source', label: 'Origem', type: 'choice', choices: choicesOf(bookingSourceLabels) },
  { id: 'priceCents', label: 'Valor', type: 'money' },
  { id: 'payment', label: 'Pagamento', type: 'text', text: (booking) => paymentWords(booking, serverNow()) },
  {
    id: 'cancellation',
    label: 'Motivo do cancelamento',
    type: 'text',
    text: ({ cancellation }) => cancellation?.reason ?? null,
  },
]

/** Exports the whole list, page by page, as a spreadsheet. */
export function bookingFileOf(question: CompanyBookings): Exported<BookingDetail> {
  return {
    noun: { one: 'reserva', many: 'reservas', gender: 'f' },
    query: ({ page, perPage }) => companyBookingsQuery({ ...question, page, perPage }),
    idOf: ({ id }) => id,
    zoneOf: ({ company }) => company.timeZone,
  }
}
