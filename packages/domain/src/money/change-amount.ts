/** A change by a percentage or an amount, upwards or downwards, rounded to a multiple of `roundTo` cents. */
export type AmountChange = {
  unit: 'percent' | 'cents'
  /** In hundredths of a percent, or in cents: a whole number, so that nothing is lost to binary fractions. */
  amount: number
  roundTo: number
}

/**
 * Returns an amount in cents after a change: the exact result rounded once, halves up; it may fall below zero. Rounding
 * never turns the change around: a rise lowers no amount, a discount raises none.
 */
export function changeAmount(cents: number, { unit, amount, roundTo }: AmountChange): number {
  const exact = unit === 'percent' ? cents * (10_000 + amount) : (cents + amount) * 10_000
  const rounded = Math.floor((2 * exact + 10_000 * roundTo) / (20_000 * roundTo)) * roundTo
  if (amount > 0) return Math.max(cents, rounded)
  return amount < 0 ? Math.min(cents, rounded) : rounded
}
