import * as z from 'zod/mini'
import { formatCentsShort } from '../../money/money.ts'
import { HOLIDAY } from '../../time/holiday.ts'
import { MINUTES_PER_DAY } from '../../time/zone.ts'
import type { PriceRule } from '../price.ts'
import { formatPriceDays, uniqueDays } from './price-days.ts'
import { formatPriceHours } from './price-words.ts'

/** The lowest price of a slot: less is a slip of the comma, and nothing can be paid for a free hour. */
export const MIN_FIELD_PRICE_CENTS = 100
/** The highest price of a slot, that of a product too: far above any court, and below what a slip of the comma makes. */
export const MAX_FIELD_PRICE_CENTS = 1_000_000
/** The maximum number of rules: more than anybody can read. */
export const MAX_PRICE_RULES = 200

const RANGE = `Use um preço de ${formatCentsShort(MIN_FIELD_PRICE_CENTS)} a ${formatCentsShort(MAX_FIELD_PRICE_CENTS)}.`

/** A price of a slot, in cents. */
export const fieldPriceSchema = z
  .int('Informe o preço, como 120,00.')
  .check(z.minimum(MIN_FIELD_PRICE_CENTS, RANGE), z.maximum(MAX_FIELD_PRICE_CENTS, RANGE))

const ruleSchema = z
  .object({
    id: z.string(),
    weekdays: z
      .array(z.int().check(z.minimum(0), z.maximum(HOLIDAY)))
      .check(z.minLength(1, 'Escolha ao menos um dia.')),
    fromMinute: z.int().check(z.minimum(0), z.maximum(MINUTES_PER_DAY - 1)),
    toMinute: z.int().check(z.minimum(1), z.maximum(MINUTES_PER_DAY)),
    priceCents: fieldPriceSchema,
  })
  .check(
    z.refine(({ fromMinute, toMinute }) => fromMinute < toMinute, {
      error: 'O fim da faixa precisa ser depois do início.',
      path: ['toMinute'],
    }),
  )

const pricing = {
  /** The price of a slot where no rule applies. */
  basePriceCents: fieldPriceSchema,
  priceRules: z.array(ruleSchema).check(
    z.maxLength(MAX_PRICE_RULES, `São mais de ${MAX_PRICE_RULES} faixas. Junte algumas em uma só.`),
    z.refine((rules) => twice(rules) === null, { error: ({ input }) => twiceSentence(input as PriceRule[]) }),
  ),
}

/** The prices of a field as they are entered. */
export const fieldPricingSchema = z.object(pricing)

/** The body of `PUT /company/fields/{id}/prices`: `version` is that of the field as it was read. */
export const fieldPricesSchema = z.object({ ...pricing, version: z.int() })
export type FieldPrices = z.infer<typeof fieldPricesSchema>

/** Returns a rule whose days and hours an earlier one has too; null for none. */
function twice(rules: readonly PriceRule[]): PriceRule | null {
  const seen = new Set<string>()
  for (const rule of rules) {
    const key = `${uniqueDays(rule.weekdays).join()} ${rule.fromMinute} ${rule.toMinute}`
    if (seen.has(key)) return rule
    seen.add(key)
  }
  return null
}

function twiceSentence(rules: readonly PriceRule[]): string {
  const rule = twice(rules)
  if (rule === null) return ''
  return `A faixa “${formatPriceDays(rule.weekdays)}, ${formatPriceHours(rule)}” aparece duas vezes. Deixe uma só.`
}
