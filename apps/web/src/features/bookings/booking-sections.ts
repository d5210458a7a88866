import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { formatMonth } from '@campo-livre/domain/time/format-days.ts'
import { dayOf } from '../../lib/when.ts'
import { inRuns } from './in-runs.ts'

export type Section = {
  id: string
  /** What the bookings stand under; null where they need nothing. */
  title: string | null
  items: readonly BookingDetail[]
}

/**
 * A page of bookings as it is read: what is over under its month, since it is many and looked for by that; what still has
 * to be paid apart from the games to come, in the order that the server gives.
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
  if (!items.some(isHeld)) return [{ id: 'jogos', title: null, items }]
  const sections = [
    { id: 'pagar', title: 'Falta pagar', items: items.filter(isHeld) },
    { id: 'jogos', title: 'Próximos jogos', items: items.filter((booking) => !isHeld(booking)) },
  ]
  return sections.filter((section) => section.items.length > 0)
}
