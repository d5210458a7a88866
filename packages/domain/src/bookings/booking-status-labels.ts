import type { BookingStatus } from './booking-status.ts'

/** The Portuguese label of each booking status. */
export const bookingStatusLabels: Record<BookingStatus, string> = {
  awaiting_payment: 'Aguardando pagamento',
  confirmed: 'Confirmada',
  completed: 'Concluída',
  expired: 'Expirada',
  cancelled: 'Cancelada',
  no_show: 'Não compareceu',
  rained_out: 'Choveu',
}
