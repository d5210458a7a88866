import type { Booking } from '../bookings/booking.ts'
import type { BookingPlace } from '../bookings/booking-notices.ts'
import type { Decided } from '../closures/judge-choices.ts'
import type { Notice } from '../notifications/notice.ts'
import { formatDayMonth } from '../time/format.ts'

/** Returns the one notice to a person of all dates of their fixed slots that a closure cancels or moves; it cannot be muted. */
export function closedDatesNotices(
  dates: readonly Decided<Booking>[],
  reason: string,
  placeOf: (booking: Booking) => BookingPlace,
): Notice[] {
  const [first] = dates.toSorted((a, b) => Date.parse(a.booking.start) - Date.parse(b.booking.start))
  if (!first) return []
  const { companyName, timeZone } = placeOf(first.booking)
  const gone = dates.filter(({ action }) => action === 'cancel').length
  const moved = dates.length - gone
  const parts = [
    ...(gone > 0 ? [`cancelou ${counted(gone)}`] : []),
    ...(moved > 0 ? [`mudou o horário de ${counted(moved)}`] : []),
  ]
  const credit = gone > 0 ? ' O que foi cancelado sai da conta do mês.' : ''
  return [
    {
      userId: first.booking.athleteId,
      kind: null,
      urgent: true,
      type: 'warning',
      message: `${companyName} ${parts.join(' e ')} do seu horário fixo, a primeira em ${formatDayMonth(first.booking.start, timeZone)}. Motivo: ${reason.replace(/[.!?…]$/, '')}.${credit}`,
      actionText: 'Ver reservas',
      actionUrl: '/atleta/reservas',
    },
  ]
}

const counted = (dates: number) => (dates === 1 ? '1 data' : `${dates} datas`)
