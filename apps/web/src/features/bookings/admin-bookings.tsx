import { adminBookingsQuery } from '@campo-livre/api/admin/list-bookings.ts'
import { bookingSourceLabels, type BookingRow } from '@campo-livre/domain/bookings/booking-row.ts'
import { bookingStatusLabels } from '@campo-livre/domain/bookings/booking-status-labels.ts'
import { bookingColumns as asks } from '@campo-livre/domain/bookings/columns.ts'
import { paymentMethodLabels, paymentStatusLabels } from '@campo-livre/domain/payments/payment.ts'
import { StatusBadge } from '@campo-livre/ui/status-badge/status-badge.tsx'
import { choicesOf } from '../../lib/table/choices.ts'
import type { Thing } from '../../lib/table/thing.ts'

/** Every booking, for the admin (H12). */
export const adminBookings: Thing<BookingRow> = {
  words: { one: 'reserva', many: 'reservas', gender: 'f' },
  query: adminBookingsQuery,
  idOf: ({ id }) => id,
  columns: [
    { id: 'code', label: 'Código', holds: 'text' },
    { id: 'start', label: 'Quando', holds: 'instant' },
    {
      id: 'status',
      label: 'Situação',
      holds: 'choice',
      choices: choicesOf(bookingStatusLabels),
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    { id: 'customerName', label: 'Cliente', holds: 'text' },
    { id: 'fieldName', label: 'Campo', holds: 'text', hidden: true },
    { id: 'companyName', label: 'Empresa', holds: 'text' },
    { id: 'priceCents', label: 'Preço', holds: 'money' },
    {
      id: 'source',
      label: 'De onde veio',
      holds: 'choice',
      choices: choicesOf(bookingSourceLabels),
      hidden: true,
    },
    {
      id: 'paymentMethod',
      label: 'Forma de pagamento',
      holds: 'choice',
      choices: choicesOf(paymentMethodLabels),
      hidden: true,
    },
    {
      id: 'paymentStatus',
      label: 'Pagamento',
      holds: 'choice',
      choices: choicesOf(paymentStatusLabels),
      hidden: true,
    },
    { id: 'createdAt', label: 'Feita em', holds: 'instant', hidden: true },
  ],
  asks,
  zoneOf: ({ timeZone }) => timeZone,
  empty: { text: 'As reservas de todas as arenas aparecem aqui.' },
}
