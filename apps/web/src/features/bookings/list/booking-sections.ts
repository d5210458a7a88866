import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { formatMonth } from '@campo-livre/domain/time/format-days.ts'
import { dayOf } from '@campo-livre/domain/bookings/booking-times.ts'
import { inRuns } from './in-runs.ts'

export type Section = {
  id: string
  /** The title of the section; null for none. */
  title: string | null
  /** True where its bookings wait for their athlete. */
  isUrgent?: boolean
  items: readonly BookingDetail[]
}

/**
 * Groups a page of bookings: past ones by month, upcoming ones into those to be paid, those that wait for a choice
 * after a rain, and the games, in the server's order.
 */
export function bookingSections(items: readonly BookingDetail[], when: 'upcoming' | 'past'): Section[] {
  if (when === 'past') {
    return inRuns(items, (booking) => dayOf(booking).slice(0, 7)).map(({ key, first, items: ofMonth }) => ({
      id: key,
      title: formatMonth(first.start, first.company.timeZone),
      items: ofMonth,
    }))
  }
  const isHeld = ({ status }: BookingDetail) => status === 'awaiting_payment'
  const isRained = ({ status }: BookingDetail) => status === 'rained_out'
  if (!items.some((booking) => isHeld(booking) || isRained(booking)))
    return [{ id: 'jogos', title: null, items }]
  const sections = [
    { id: 'pagar', title: 'Falta pagar', isUrgent: true, items: items.filter(isHeld) },
    { id: 'chuva', title: 'Choveu: falta escolher', isUrgent: true, items: items.filter(isRained) },
    {
      id: 'jogos',
      title: 'Próximos jogos',
      items: items.filter((booking) => !isHeld(booking) && !isRained(booking)),
    },
  ]
  return sections.filter((section) => section.items.length > 0)
}
