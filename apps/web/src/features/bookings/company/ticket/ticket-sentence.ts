import { canCheckIn, EARLY_MINUTES } from '@campo-livre/domain/bookings/commands/attendance.ts'
import type { CompanyBooking } from '@campo-livre/domain/bookings/company-booking.ts'
import { statusAt } from '@campo-livre/domain/bookings/status.ts'
import { formatAtTime, formatLength } from '@campo-livre/domain/time/format.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { formatLongDay } from '@campo-livre/domain/time/format-days.ts'

/** Returns why the arrival of who shows a ticket is not noted now; null where it can be. */
export function ticketSentence(booking: CompanyBooking, now: string): string | null {
  const { company, counter, start } = booking
  const status = statusAt(booking, now)
  if (status === 'cancelled') return 'Essa reserva foi cancelada.'
  if (status === 'expired') return 'O tempo para pagar acabou: essa reserva não vale.'
  if (status === 'awaiting_payment') return 'Essa reserva ainda espera o pagamento.'
  if (status === 'no_show') return 'A falta foi marcada nessa reserva.'
  if (counter.checkedInAt !== null)
    return `Esse ingresso já entrou ${formatAtTime(counter.checkedInAt, company.timeZone)}.`
  if (status === 'completed') return 'Esse jogo já terminou.'
  if (canCheckIn(booking, now)) return null
  if (localDay(company.timeZone, start) !== localDay(company.timeZone, now))
    return `Esse ingresso é de outro dia: ${formatLongDay(start, company.timeZone)}.`
  return `Ainda é cedo: a chegada se marca desde ${formatLength(EARLY_MINUTES)} antes do jogo.`
}
