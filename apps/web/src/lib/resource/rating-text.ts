/** A rating in a column: `4,8`, with its one figure after the comma; null where nobody has rated. */
export function ratingText({ rating }: { rating: number | null }): string | null {
  return rating === null ? null : rating.toFixed(1).replace('.', ',')
}
