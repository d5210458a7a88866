/** The fewest and the most instalments of a plan. */
export const MIN_INSTALMENTS = 2
export const MAX_INSTALMENTS = 60

/** Divides an amount into equal instalments, to the cent: the first ones have the cents that are over. */
export function instalmentsOf(amountCents: number, count: number): number[] {
  const each = Math.floor(amountCents / count)
  const over = amountCents - each * count
  return Array.from({ length: count }, (_, index) => each + (index < over ? 1 : 0))
}
