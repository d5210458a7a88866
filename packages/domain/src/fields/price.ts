import * as z from 'zod/mini'
import type { OpeningHours } from '../companies/opening-hours.ts'
import { centsSchema } from '../money/money.ts'
import { MINUTES_PER_DAY } from '../time/zone.ts'

/** A price for some weekdays (0 = Sunday) and a stretch of the local day, in minutes, half-open. */
export const priceRuleSchema = z
  .object({
    id: z.string(),
    weekdays: z.array(z.int().check(z.minimum(0), z.maximum(6))).check(z.minLength(1)),
    fromMinute: z.int().check(z.minimum(0), z.maximum(MINUTES_PER_DAY - 1)),
    toMinute: z.int().check(z.minimum(1), z.maximum(MINUTES_PER_DAY)),
    /** Price of one slot that starts inside the rule. */
    priceCents: centsSchema,
  })
  .check(z.refine((rule) => rule.fromMinute < rule.toMinute, 'O fim da faixa precisa ser depois do início.'))
export type PriceRule = z.infer<typeof priceRuleSchema>

export type Pricing = { basePriceCents: number; priceRules: readonly PriceRule[] }

/** Minutes of a week that a rule covers: the fewer, the more specific. */
function coverage(rule: PriceRule): number {
  const days = rule.weekdays.filter((weekday, index) => rule.weekdays.indexOf(weekday) === index).length
  return days * (rule.toMinute - rule.fromMinute)
}

/**
 * Price in cents of the slot that starts at this local weekday and minute (rule 3).
 * The rule that covers least wins; of two that cover as much, the later in the list; without any, the base price.
 */
export function slotPrice(pricing: Pricing, weekday: number, minute: number): number {
  let best: PriceRule | null = null
  for (const rule of pricing.priceRules) {
    const applies = minute >= rule.fromMinute && minute < rule.toMinute && rule.weekdays.includes(weekday)
    if (applies && (best === null || coverage(rule) <= coverage(best))) best = rule
  }
  return best?.priceCents ?? pricing.basePriceCents
}

/** When slots of a field begin in a week. */
export type SlotWeek = { openingHours: OpeningHours; slotMinutes: number }

/**
 * The lowest price that a slot of the field can have, for "a partir de". Without the week it may name a price that
 * only applies while the field is closed.
 */
export function lowestPrice(pricing: Pricing, week?: SlotWeek): number {
  const offered = week ? pricesOfWeek(pricing, week) : []
  if (offered.length > 0) return Math.min(...offered)
  return Math.min(pricing.basePriceCents, ...pricing.priceRules.map((rule) => rule.priceCents))
}

function pricesOfWeek(pricing: Pricing, { openingHours, slotMinutes }: SlotWeek): number[] {
  const prices: number[] = []
  for (const [weekday, stretches] of openingHours.entries()) {
    for (const { opens, closes } of stretches) {
      for (let minute = opens; minute + slotMinutes <= closes; minute += slotMinutes) {
        const passed = Math.floor(minute / MINUTES_PER_DAY)
        prices.push(slotPrice(pricing, (weekday + passed) % 7, minute % MINUTES_PER_DAY))
      }
    }
  }
  return prices
}
