import * as z from 'zod/mini'
import { centsSchema } from '../money/money.ts'
import { daySchema } from '../time/zone.ts'

/** A percentage by which an hour is cheaper. */
export const percentSchema = z
  .int('Use um número inteiro, como 20.')
  .check(z.minimum(1, 'O desconto é de 1% a 99%.'), z.maximum(99, 'O desconto é de 1% a 99%.'))

/**
 * The part of a deal that decides about prices: hours of the week on the clock of the arena, the price of an hour or the
 * percentage that it is less, and days.
 */
export const pricingDealSchema = z.object({
  id: z.string(),
  weekdays: z.array(z.int()),
  fromMinute: z.int(),
  toMinute: z.int(),
  hourCents: z.nullable(centsSchema),
  percent: z.optional(percentSchema),
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

/** Returns a price that is a percentage less, in whole cents, halves rounded up. */
export function lessPercent(cents: number, percent: number): number {
  return Math.round((cents * (100 - percent)) / 100)
}

/**
 * Returns the price in cents of a slot by a deal: its part of the price of an hour, or its own price less the percentage.
 * Each slot is rounded to whole cents, and a booking costs the sum of its slots.
 */
export function slotCentsBy(
  { hourCents, percent }: Pick<PricingDeal, 'hourCents' | 'percent'>,
  slotMinutes: number,
  fullCents: number,
): number {
  if (percent !== undefined) return lessPercent(fullCents, percent)
  return hourCents === null ? fullCents : Math.round((hourCents * slotMinutes) / 60)
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
    const priceCents = slotCentsBy(deal, slot.slotMinutes, fullCents)
    const isLess = best === null ? priceCents < fullCents : priceCents < best.priceCents
    const isFirst = best !== null && priceCents === best.priceCents && deal.id < best.id
    if (isLess || isFirst) best = { id: deal.id, priceCents }
  }
  return best
}
