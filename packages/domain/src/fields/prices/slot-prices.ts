import type { PriceRule } from '../price.ts'

type Prices = { basePriceCents: number; priceRules: PriceRule[] }

/**
 * Returns the prices for slots of another length, so that an hour costs what it did: each price of a slot in proportion
 * to its minutes, to the nearest cent.
 */
export function pricesForSlots(
  { basePriceCents, priceRules }: Prices,
  { from, to }: { from: number; to: number },
): Prices {
  const scaled = (cents: number) => Math.round((cents * to) / from)
  return {
    basePriceCents: scaled(basePriceCents),
    priceRules: priceRules.map((rule) => ({ ...rule, priceCents: scaled(rule.priceCents) })),
  }
}
