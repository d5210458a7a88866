import { adminBookingsQuery } from '@campo-livre/api/admin/list-bookings.ts'
import { bookingSourceLabels, type BookingRow } from '@campo-livre/domain/bookings/booking-row.ts'
import { bookingStatusLabels } from '@campo-livre/domain/bookings/booking-status-labels.ts'
import { bookingColumns as asks } from '@campo-livre/domain/bookings/columns.ts'
import { paymentMethodLabels, paymentStatusLabels } from '@campo-livre/domain/payments/payment.ts'
import { StatusBadge } from '@campo-livre/ui/status-badge/status-badge.tsx'
import { choicesOf } from '../../lib/resource/choices.ts'
import { columnsOf, type Resource } from '../../lib/resource/resource.ts'

/** The admin's list of bookings (H12). */
export const adminBookings: Resource<BookingRow> = {
  noun: { one: 'reserva', many: 'reservas', gender: 'f' },
  query: adminBookingsQuery,
  idOf: ({ id }) => id,
  columns: columnsOf(asks, [
    { id: 'code', label: 'Código' },
    { id: 'start', label: 'Quando' },
    {
      id: 'status',
      label: 'Situação',
      choices: choicesOf(bookingStatusLabels),
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    { id: 'customerName', label: 'Cliente' },
    { id: 'fieldName', label: 'Campo', hidden: true },
    { id: 'companyName', label: 'Empresa' },
    { id: 'priceCents', label: 'Preço' },
    {
      id: 'source',
      label: 'De onde veio',
      choices: choicesOf(bookingSourceLabels),
      hidden: true,
    },
    {
      id: 'paymentMethod',
      label: 'Forma de pagamento',
      choices: choicesOf(paymentMethodLabels),
      hidden: true,
    },
    {
      id: 'paymentStatus',
      label: 'Pagamento',
      choices: choicesOf(paymentStatusLabels),
      hidden: true,
    },
    { id: 'createdAt', label: 'Feita em', hidden: true },
  ]),
  asks,
  zoneOf: ({ timeZone }) => timeZone,
  empty: { text: 'As reservas de todas as arenas aparecem aqui.' },
}
