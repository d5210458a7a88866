import { canPay, statusAt } from '@campo-livre/domain/bookings/status.ts'
import type { BookingRecord } from '../../db/records.ts'
import { conflict } from '../../http/refused.ts'

export const HOLD_OVER = 'O tempo para pagar acabou e o horário foi liberado.'

/** Rule 4: a booking can be paid only while its hold lasts; otherwise 409 with the reason. */
export function requirePayable(booking: BookingRecord, now: string): void {
  if (canPay(booking, now)) return
  const status = statusAt(booking, now)
  if (status === 'expired') throw conflict(HOLD_OVER)
  if (status === 'cancelled') throw conflict('Essa reserva foi cancelada.')
  throw conflict('Essa reserva já está confirmada.')
}
