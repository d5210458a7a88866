import { laterDay } from '../time/order-days.ts'
import { addDays, weekdayOf } from '../time/zone.ts'
import type { PricingDeal } from './deal-price.ts'

/** Returns the deals that have days from today on, each with the weekdays that are still to come in it. */
export function stillToCome(deals: readonly PricingDeal[], today: string): PricingDeal[] {
  return deals.flatMap((deal) => {
    const first = laterDay(deal.from, today)
    const left = Array.from({ length: 7 }, (_day, index) => addDays(first, index))
      .filter((day) => day <= deal.until)
      .map(weekdayOf)
    const weekdays = deal.weekdays.filter((weekday) => left.includes(weekday))
    return weekdays.length > 0 ? [{ ...deal, weekdays }] : []
  })
}
