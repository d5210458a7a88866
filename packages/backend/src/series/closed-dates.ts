import type { Decided } from '@campo-livre/domain/closures/judge-choices.ts'
import { formatDayMonth } from '@campo-livre/domain/time/format.ts'
import type { Database } from '../store/database.ts'
import type { BookingRecord } from '../store/records.ts'
import { bookingPlace } from '../bookings/booking-place.ts'
import { notify } from '../notifications/notify.ts'

/** Notifies a person once of all dates of their fixed slots that a closure cancels or moves; it cannot be muted. */
export async function notifyDatesClosed(
  db: Database,
  dates: readonly Decided<BookingRecord>[],
  reason: string,
): Promise<void> {
  const [first] = dates.toSorted((a, b) => Date.parse(a.booking.start) - Date.parse(b.booking.start))
  if (!first) return
  const { companyName, timeZone } = bookingPlace(db, first.booking)
  const gone = dates.filter(({ action }) => action === 'cancel').length
  const moved = dates.length - gone
  const parts = [
    ...(gone > 0 ? [`cancelou ${counted(gone)}`] : []),
    ...(moved > 0 ? [`mudou o horário de ${counted(moved)}`] : []),
  ]
  const credit = gone > 0 ? ' O que foi cancelado sai da conta do mês.' : ''
  await notify(db, first.booking.athleteId, {
    kind: null,
    type: 'warning',
    message: `${companyName} ${parts.join(' e ')} do seu horário fixo, a primeira em ${formatDayMonth(first.booking.start, timeZone)}. Motivo: ${reason.replace(/[.!?…]$/, '')}.${credit}`,
    actionText: 'Ver reservas',
    actionUrl: '/atleta/reservas',
  })
}

const counted = (dates: number) => (dates === 1 ? '1 data' : `${dates} datas`)
