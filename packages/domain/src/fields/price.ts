import * as z from 'zod/mini'
import { slotStarts } from '../availability/slot-starts.ts'
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
 * Price in cents of the slot that starts at this minute of a local day (rule 3); past 1440 it is that of the next
 * weekday. The rule that covers least wins; of two that cover as much, the later in the list; without any, the base price.
 */
export function slotPrice(pricing: Pricing, day: number, minuteOfDay: number): number {
  const weekday = (day + Math.floor(minuteOfDay / MINUTES_PER_DAY)) % 7
  const minute = minuteOfDay % MINUTES_PER_DAY
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
 * The lowest price that a slot of the field has in its week, for "a partir de". Of a field that never opens, the
 * lowest that it could have.
 */
export function lowestPrice(pricing: Pricing, { openingHours, slotMinutes }: SlotWeek): number {
  const offered = openingHours.flatMap((stretches, weekday) =>
    slotStarts(stretches, slotMinutes).map((minute) => slotPrice(pricing, weekday, minute)),
  )
  if (offered.length > 0) return Math.min(...offered)
  return Math.min(pricing.basePriceCents, ...pricing.priceRules.map((rule) => rule.priceCents))
}
