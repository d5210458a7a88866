/** Returns a rating with one decimal: `4,8`; null for none. */
export function ratingText({ rating }: { rating: number | null }): string | null {
  return rating === null ? null : rating.toFixed(1).replace('.', ',')
}
