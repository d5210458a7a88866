import type { Stamped } from '@campo-livre/domain/admin/stamped.ts'
import { adminResource } from '../../shared/admin/admin-resource.tsx'
import { bookingRowSchema } from '@campo-livre/domain/bookings/list/booking-row.ts'
import { adminChanges } from '@campo-livre/domain/admin/admin-changes.ts'
import { reasonText } from '@campo-livre/domain/text/reason-text.ts'
import * as z from 'zod/mini'
import { adminBookingsQuery } from '@campo-livre/api/admin/list-bookings.ts'
import type { BookingRow } from '@campo-livre/domain/bookings/list/booking-row.ts'
import { bookingColumns as filterableColumns } from '@campo-livre/domain/bookings/list/booking-row.ts'
import { paymentMethodLabels, paymentStatusLabels } from '@campo-livre/domain/payments/payment.ts'
import { StatusBadge } from '@campo-livre/ui/status-badge/status-badge.tsx'
import { choicesOf } from '../../lib/resource/choices.ts'
import { columnsOf, type Resource } from '../../lib/resource/resource.ts'
import { moveForm } from './admin-move.ts'
import { bookingColumns } from './booking-columns.ts'

/** The admin's list of bookings (H12). */
export const adminBookings: Resource<Stamped<BookingRow>> = adminResource<Stamped<BookingRow>>({
  resource: 'bookings',
  schema: bookingRowSchema,
  noun: { one: 'reserva', many: 'reservas', gender: 'f' },
  query: adminBookingsQuery,
  columns: columnsOf<Stamped<BookingRow>>(filterableColumns, [
    bookingColumns.code,
    { id: 'start', label: 'Quando' },
    { ...bookingColumns.status, cell: ({ status }) => <StatusBadge status={status} /> },
    bookingColumns.customerName,
    { id: 'fieldName', label: 'Campo', hidden: true },
    { id: 'companyName', label: 'Empresa' },
    bookingColumns.priceCents,
    { ...bookingColumns.source, hidden: true },
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
  filterableColumns,
  zoneOf: ({ timeZone }) => timeZone,
  empty: { text: 'As reservas de todas as arenas aparecem aqui.' },
  changes: ['bookings'],
  edit: {
    fields: [{ name: 'customerName', label: 'Cliente', type: 'text' }],
    schema: z.pick(adminChanges.bookings, { customerName: true }),
  },
  forms: [moveForm],
  actions: ({ status, code }) =>
    status === 'confirmed' || status === 'awaiting_payment'
      ? [
          {
            label: 'Cancelar reserva',
            tone: 'danger',
            action: 'cancel',
            done: 'Reserva cancelada',
            question: {
              title: `Cancelar ${code}?`,
              consequence: 'O dinheiro volta todo, e o cliente lê o motivo.',
              reason: { label: 'Motivo', schema: reasonText('Conte ao cliente o motivo.') },
              keep: 'Manter reserva',
              act: 'Cancelar reserva',
            },
          },
        ]
      : [],
})
