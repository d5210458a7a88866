import type { Booking } from '../bookings/booking.ts'
import { statusAt } from '../bookings/status.ts'
import { addDays, dayNumber, localDay, toLocal, toMinutes } from '../time/zone.ts'
import { toPayCents } from '../coupons/to-pay.ts'
import type { Deal, DealRow } from './deal.ts'

/** The bookings of an arena by which its deals are measured. */
export type MeasureData = { timeZone: string; now: string; bookings: readonly Booking[] }

/**
 * Returns what came of a deal (N9): what it sold and to whom, and what its hours have earned from its first day to the
 * present one, against the same hours of equally many days before, whole weeks earlier.
 */
export function measureDeal(deal: Deal, { timeZone, now, bookings }: MeasureData): DealRow['result'] {
  const today = localDay(timeZone, now)
  const ended = deal.endedAt === null ? today : localDay(timeZone, deal.endedAt)
  const last = [deal.until, ended, today].toSorted()[0] ?? today
  const weeks = Math.max(1, Math.ceil((dayNumber(last) - dayNumber(deal.from) + 1) / 7))
  const result = { sold: 0, soldCents: 0, newPeople: 0, cents: 0, beforeCents: 0 }
  const firstOf = new Map<string, string>()
  for (const { athleteId, createdAt } of bookings)
    if (athleteId !== null && createdAt < (firstOf.get(athleteId) ?? '\uffff'))
      firstOf.set(athleteId, createdAt)
  for (const booking of bookings) {
    const status = statusAt(booking, now)
    if (status !== 'confirmed' && status !== 'completed') continue
    if (booking.deal?.id === deal.id) {
      result.sold += 1
      result.soldCents += booking.priceCents
      if (booking.athleteId !== null && firstOf.get(booking.athleteId) === booking.createdAt)
        result.newPeople += 1
    }
    const start = toLocal(timeZone, toMinutes(booking.start))
    if (!deal.fieldIds.includes(booking.fieldId) || !deal.weekdays.includes(start.weekday)) continue
    if (start.minute < deal.fromMinute || start.minute >= deal.toMinute) continue
    if (start.day >= deal.from && start.day <= last) result.cents += toPayCents(booking)
    const [from, to] = [addDays(deal.from, -7 * weeks), addDays(last, -7 * weeks)]
    if (start.day >= from && start.day <= to) result.beforeCents += toPayCents(booking)
  }
  return result
}
