/** A change of prices by a percentage or an amount, such as 5 or -10, rounded to a multiple of `roundTo` cents. */
export type AmountChange = {
  unit: 'percent' | 'cents'
  /** In percent with up to two decimals, or in whole cents. */
  amount: number
  roundTo: number
}

/**
 * Returns an amount in cents after a change: the exact result rounded once, halves up; it may fall below zero. Rounding
 * never turns the change around: a rise lowers no amount, a discount raises none.
 */
export function changeAmount(cents: number, { unit, amount, roundTo }: AmountChange): number {
  // Hundredths of a percent, so that no half is lost to binary fractions.
  const exact = unit === 'percent' ? cents * (10_000 + Math.round(amount * 100)) : (cents + amount) * 10_000
  const rounded = Math.floor((2 * exact + 10_000 * roundTo) / (20_000 * roundTo)) * roundTo
  if (amount > 0) return Math.max(cents, rounded)
  return amount < 0 ? Math.min(cents, rounded) : rounded
}
