/**
 * Returns the part of an amount that falls on `part` of `whole` pieces, in cents, halves up. All pieces take all of it,
 * so shares that are taken one after the other add up to the amount. 0 where there are no pieces.
 */
export function shareOf(cents: number, part: number, whole: number): number {
  if (whole === 0) return 0
  return part === whole ? cents : Math.floor((2 * cents * part + whole) / (2 * whole))
}
