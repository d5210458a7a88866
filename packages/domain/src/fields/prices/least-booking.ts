import { gridOf } from '../../availability/grid.ts'
import { adjoin, priceOf } from '../../availability/runs.ts'
import type { Slot } from '../../availability/slots.ts'
import { leavesGap } from '../../bookings/quote/gap.ts'
import type { OpeningHours } from '../../companies/opening-hours.ts'
import type { PricingDeal } from '../../deals/deal-price.ts'
import { addDays, dayNumber, MINUTES_PER_DAY } from '../../time/zone.ts'
import type { Field } from '../field.ts'
import type { Pricing } from '../price.ts'

type Rules = Pick<Field, 'slotMinutes' | 'minSlots' | 'maxSlots' | 'bufferMinutes' | 'avoidGaps'> & Pricing

/** The lowest price of a field's shortest booking, and the length of that booking. */
export type LeastBooking = { priceCents: number; minutes: number }

/** A Sunday without a holiday near it, in a zone whose clock never changes. */
const SUNDAY = '2026-08-09'
const STARTS = dayNumber(SUNDAY) * MINUTES_PER_DAY

/**
 * Finds the cheapest of the shortest bookings that a field takes in a week without bookings or holidays: the price after "a partir
 * de". It can be booked as it is: at least `minSlots` whole adjoining slots, over midnight too, and no unsellable gap
 * beside them where the field avoids gaps. For a field that is never open for so long, it is `minSlots` slots at the
 * field's lowest price. Deals count on whatever day they are given for.
 */
export function leastBooking(
  field: Rules,
  openingHours: OpeningHours,
  deals: readonly PricingDeal[] = [],
): LeastBooking {
  const week = emptyWeek(field, openingHours, deals)
  for (let count = field.minSlots; count <= Math.min(field.maxSlots, week.length); count++) {
    const priceCents = cheapest(field, week, count)
    if (priceCents !== Infinity) return { priceCents, minutes: count * field.slotMinutes }
  }
  const lowest = Math.min(field.basePriceCents, ...field.priceRules.map((rule) => rule.priceCents))
  return { priceCents: lowest * field.minSlots, minutes: field.minSlots * field.slotMinutes }
}

/**
 * Returns the price in cents of the cheapest run of `count` slots that begins in the week; `Infinity` where there is
 * none.
 */
function cheapest(field: Rules, week: readonly Slot[], count: number): number {
  let lowest = Infinity
  for (let first = 0; first + count <= week.length; first++) {
    const run = week.slice(first, first + count)
    const price = priceOf(run)
    if (price >= lowest || !adjoin(run) || !startsInWeek(run)) continue
    if (!field.avoidGaps || !leavesGap(field, week, run)) lowest = price
  }
  return lowest
}

/** Returns all slots of a week without bookings, and those around it that a booking may reach into. */
function emptyWeek(field: Rules, openingHours: OpeningHours, deals: readonly PricingDeal[]): Slot[] {
  const around = 1 + Math.ceil((field.minSlots * field.slotMinutes) / MINUTES_PER_DAY)
  const opening = { openingHours, holidayHours: null, holidays: [], timeZone: 'UTC' }
  const always = deals.map((deal) => ({
    ...deal,
    from: addDays(SUNDAY, -around),
    until: addDays(SUNDAY, 14 + around),
  }))
  const grid = { field: { ...field, nextPrices: [] }, ...opening, deals: always }
  const days = gridOf(grid, addDays(SUNDAY, -around), 7 + 2 * around)
  return days.map((slot) => ({ ...slot, status: 'free' }))
}

function startsInWeek([first]: readonly Slot[]): boolean {
  const minute = first === undefined ? -1 : first.start - STARTS
  return minute >= 0 && minute < 7 * MINUTES_PER_DAY
}
