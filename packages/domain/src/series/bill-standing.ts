import type { SeriesRow } from './series-answer.ts'

/** Returns how the bills of a series stand as a whole: `overdue` where any is, `open` where there is something to pay. */
export function billStanding({
  overdueCents,
  dueCents,
}: Pick<SeriesRow, 'overdueCents' | 'dueCents'>): 'overdue' | 'open' | 'settled' {
  if (overdueCents > 0) return 'overdue'
  return dueCents > 0 ? 'open' : 'settled'
}
