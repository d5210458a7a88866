import { addDays, localDay } from '../time/zone.ts'
import { billsOf } from './bill.ts'
import type { SeriesData } from './context.ts'
import { isOpen } from './lay-out.ts'
import type { Series } from './series.ts'

/**
 * Returns the first day that a change may touch: after the dates that are past, and those of months whose bill is paid
 * (rule 6).
 */
export function lockedUntil(series: Series, data: SeriesData, at: string): string {
  const today = localDay(data.timeZone, at)
  const bookings = data.bookingsOf(series.id)
  const bills = billsOf(series, { bookings, isResold: data.isResold, today }, '9999-12')
  const paid = new Set(bills.filter(({ paidCents }) => paidCents > 0).map(({ month }) => month))
  const locked = bookings.flatMap((booking) => {
    const day = booking.series?.day
    if (day === undefined) return []
    const isOver = booking.status === 'confirmed' && !isOpen(booking, at)
    return isOver || paid.has(day.slice(0, 7)) ? [addDays(day, 1)] : []
  })
  return [today, ...locked].toSorted().at(-1) ?? today
}
