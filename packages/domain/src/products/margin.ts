/** Returns what is left of a price after the cost of a piece, in whole percent of the price; null where it is not known. */
export function marginPercent({
  priceCents,
  costCents,
}: {
  priceCents: number
  costCents: number | null
}): number | null {
  if (costCents === null || priceCents === 0) return null
  return Math.round(((priceCents - costCents) * 100) / priceCents)
}
