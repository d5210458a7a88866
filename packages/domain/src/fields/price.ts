import * as z from 'zod/mini'
import { centsSchema } from '../money/money.ts'
import { HOLIDAY } from '../time/holiday.ts'
import { daySchema, MINUTES_PER_DAY } from '../time/zone.ts'

/** A price for some weekdays (0 = Sunday, 7 = a holiday) and an interval of the local day, in minutes, half-open. */
export const priceRuleSchema = z
  .object({
    id: z.string(),
    weekdays: z.array(z.int().check(z.minimum(0), z.maximum(HOLIDAY))).check(z.minLength(1)),
    fromMinute: z.int().check(z.minimum(0), z.maximum(MINUTES_PER_DAY - 1)),
    toMinute: z.int().check(z.minimum(1), z.maximum(MINUTES_PER_DAY)),
    /** Price of one slot that starts inside the rule. */
    priceCents: centsSchema,
  })
  .check(z.refine((rule) => rule.fromMinute < rule.toMinute, 'O fim da faixa precisa ser depois do início.'))
export type PriceRule = z.infer<typeof priceRuleSchema>

/** The prices from a day of the company's calendar on, instead of those before. */
export const nextPricesSchema = z.object({
  from: daySchema,
  basePriceCents: centsSchema,
  priceRules: z.array(priceRuleSchema),
})
export type LaterPrices = z.infer<typeof nextPricesSchema>

export type Pricing = { basePriceCents: number; priceRules: readonly PriceRule[] }

/** The prices of a field: the present ones, and those from later days on, by day. */
export type FieldPrices = Pricing & { nextPrices: readonly LaterPrices[] }

/** Returns the minutes of a week that a rule covers: the fewer, the more specific. */
export function coverage(rule: PriceRule): number {
  const days = rule.weekdays.filter((weekday, index) => rule.weekdays.indexOf(weekday) === index).length
  return days * (rule.toMinute - rule.fromMinute)
}

/** Returns the prices that apply on a day: the latest of those whose day has come. */
export function pricingOn(field: FieldPrices, day: string): Pricing {
  return field.nextPrices.findLast(({ from }) => day >= from) ?? field
}

/**
 * Returns the price in cents of the slot that starts at this minute of a local day (rule 3). The rule that covers least
 * wins; of two that cover as much, the later in the list; without any, the base price. On a holiday the rules that name
 * holidays come first, whatever they cover.
 */
export function slotPrice(pricing: Pricing, weekday: number, minute: number, isHoliday = false): number {
  const ofHolidays = isHoliday ? narrowest(pricing.priceRules, HOLIDAY, minute) : null
  const best = ofHolidays ?? narrowest(pricing.priceRules, weekday, minute)
  return best?.priceCents ?? pricing.basePriceCents
}

function narrowest(rules: readonly PriceRule[], weekday: number, minute: number): PriceRule | null {
  let best: PriceRule | null = null
  for (const rule of rules) {
    const applies = minute >= rule.fromMinute && minute < rule.toMinute && rule.weekdays.includes(weekday)
    if (applies && (best === null || coverage(rule) <= coverage(best))) best = rule
  }
  return best
}
