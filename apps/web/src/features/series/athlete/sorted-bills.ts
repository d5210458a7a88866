import type { SeriesBill } from '@campo-livre/domain/series/series-answer.ts'

/** Returns the bills that are owed, oldest first, and then the others, newest first. */
export function sortedBills(bills: readonly SeriesBill[]): SeriesBill[] {
  const owed = bills.filter(({ dueCents }) => dueCents > 0)
  return [...owed, ...bills.filter(({ dueCents }) => dueCents <= 0).toReversed()]
}
