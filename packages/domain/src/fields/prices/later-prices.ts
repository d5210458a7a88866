import { type AmountChange, changeAmount } from '../../money/change-amount.ts'
import { type FieldPrices, type LaterPrices, type Pricing, pricingOn } from '../price.ts'

/** Returns the base price and the price of each rule after a change. */
export function changePricing(
  { basePriceCents, priceRules }: Pricing,
  change: AmountChange,
): Omit<LaterPrices, 'from'> {
  return {
    basePriceCents: changeAmount(basePriceCents, change),
    priceRules: priceRules.map((rule) => ({ ...rule, priceCents: changeAmount(rule.priceCents, change) })),
  }
}

/**
 * Lays a change over the prices of a field from a day on, and returns its later prices. Every price that applies on that
 * day or later is changed once, the planned ones of later days too; the days before keep theirs.
 */
export function changeFrom(field: FieldPrices, from: string, change: AmountChange): LaterPrices[] {
  const before = field.nextPrices.filter((later) => later.from < from)
  const after = field.nextPrices.filter((later) => later.from > from)
  return [
    ...before,
    { from, ...changePricing(pricingOn(field, from), change) },
    ...after.map((later) => ({ from: later.from, ...changePricing(later, change) })),
  ]
}

type Dated = { version: number } & FieldPrices

/**
 * Returns a field as it is on a day: later prices whose day has come are its prices, and each of them counts as a change
 * of its version, so that prices read before that day are not written over it.
 */
export function asOf<Field extends Dated>(field: Field, day: string): Field {
  const nextPrices = field.nextPrices.filter(({ from }) => from > day)
  const come = field.nextPrices.length - nextPrices.length
  if (come === 0) return field
  const { basePriceCents, priceRules } = pricingOn(field, day)
  return { ...field, basePriceCents, priceRules, nextPrices, version: field.version + come }
}
