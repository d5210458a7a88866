import type { Booking } from '../bookings/booking.ts'
import { isInSet } from '../bookings/list/booking-sets.ts'
import { statusAt } from '../bookings/status.ts'
import type { StockMovement } from '../stock/stock-movement.ts'
import { localDay } from '../time/zone.ts'
import type { Entry } from './entry.ts'
import type { Ratios } from './hours/hours.ts'
import type { Days } from './periods.ts'

/** The data of the ratios of a period. */
export type RatioData = {
  timeZone: string
  now: string
  /** The rows of what was earned and owed. */
  accruals: readonly Entry[]
  bookings: readonly Booking[]
  stockMovements: readonly Pick<StockMovement, 'kind' | 'valueCents' | 'at'>[]
}

/** Returns the ratios of a period. A number of nothing is 0, and the reader says so instead of dividing. */
export function ratiosOf(data: RatioData, { from, to }: Days): Ratios {
  const { timeZone, now, accruals, bookings, stockMovements } = data
  const isIn = (day: string) => day >= from && day <= to
  const ratios: Ratios = {
    bookings: { cents: 0, count: 0 },
    tabs: { cents: 0, count: 0 },
    holds: { made: 0, kept: 0 },
    ended: { all: 0, cancelled: 0, noShow: 0 },
    bar: { cents: 0, costCents: 0 },
  }
  for (const { source, day, amountCents } of accruals) {
    if ((source !== 'booking' && source !== 'tab') || !isIn(day)) continue
    const sum = source === 'booking' ? ratios.bookings : ratios.tabs
    sum.cents += amountCents
    sum.count += 1
  }
  for (const booking of bookings) {
    if (isInSet(booking, 'held', now) && isIn(localDay(timeZone, booking.createdAt))) {
      ratios.holds.made += 1
      if (isInSet(booking, 'kept', now)) ratios.holds.kept += 1
    }
    if (!isInSet(booking, 'confirmed', now)) continue
    const status = statusAt(booking, now)
    if (!isIn(localDay(timeZone, booking.start))) continue
    ratios.ended.all += 1
    if (status === 'cancelled') ratios.ended.cancelled += 1
    if (status === 'no_show') ratios.ended.noShow += 1
  }
  ratios.bar.cents = ratios.tabs.cents
  for (const { kind, valueCents, at } of stockMovements)
    if ((kind === 'sale' || kind === 'return') && isIn(localDay(timeZone, at)))
      ratios.bar.costCents -= valueCents
  return ratios
}
