/** A price in two parts, in cents: what is paid online, and what is left to pay at the venue. */
export type SplitPrice = { nowCents: number; atVenueCents: number }

/**
 * Splits a price into the deposit and the rest. The deposit is rounded to the cent, half up, and is never 0 unless the
 * price is.
 */
export function splitPrice(priceCents: number, depositPercent: number): SplitPrice {
  const rounded = Math.floor((priceCents * depositPercent + 50) / 100)
  const nowCents = Math.min(priceCents, Math.max(1, rounded))
  return { nowCents, atVenueCents: priceCents - nowCents }
}
