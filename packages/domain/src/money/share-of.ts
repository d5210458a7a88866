/**
 * Returns the part of an amount that falls on `part` of `whole` pieces, in cents, halves up. All pieces take all of it,
 * so shares that are taken one after the other add up to the amount. 0 where there are no pieces. Exact for any amount:
 * what divides evenly is taken first, so that no product grows beyond whole numbers.
 */
export function shareOf(cents: number, part: number, whole: number): number {
  if (whole === 0) return 0
  if (part === whole) return cents
  const each = Math.floor(cents / whole)
  const rest = cents - each * whole
  return each * part + Math.floor((2 * rest * part + whole) / (2 * whole))
}
