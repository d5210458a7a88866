import * as z from 'zod/mini'
import { centsSchema } from '../money/money.ts'
import { daySchema } from '../time/zone.ts'

/** The part of a deal that decides about prices: hours of the week on the clock of the arena, the price of an hour, and days. */
export const pricingDealSchema = z.object({
  id: z.string(),
  weekdays: z.array(z.int()),
  fromMinute: z.int(),
  toMinute: z.int(),
  hourCents: centsSchema,
  from: daySchema,
  until: daySchema,
})
export type PricingDeal = z.infer<typeof pricingDealSchema>

/** The slot of which the price is asked, on the clock of its calendar day. */
export type PricedSlot = { day: string; weekday: number; minute: number; slotMinutes: number }

/** Returns whether a slot lies wholly in the hours and days of a deal. */
export function covers(deal: PricingDeal, { day, weekday, minute, slotMinutes }: PricedSlot): boolean {
  return (
    day >= deal.from &&
    day <= deal.until &&
    deal.weekdays.includes(weekday) &&
    minute >= deal.fromMinute &&
    minute + slotMinutes <= deal.toMinute
  )
}

/**
 * Returns the deal that makes a slot cheapest, with the price of the slot in cents; null where none makes it cheaper
 * than it is. So a deal never raises a price, and of two that meet the lower one holds, whatever their order.
 */
export function dealOf(
  deals: readonly PricingDeal[],
  slot: PricedSlot,
  fullCents: number,
): { id: string; priceCents: number } | null {
  let best: { id: string; priceCents: number } | null = null
  for (const deal of deals) {
    if (!covers(deal, slot)) continue
    const priceCents = Math.round((deal.hourCents * slot.slotMinutes) / 60)
    const isLess = best === null ? priceCents < fullCents : priceCents < best.priceCents
    const isFirst = best !== null && priceCents === best.priceCents && deal.id < best.id
    if (isLess || isFirst) best = { id: deal.id, priceCents }
  }
  return best
}
