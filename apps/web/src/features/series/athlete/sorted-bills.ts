import type { SeriesDetail } from '@campo-livre/domain/series/series-answer.ts'

export type Bill = SeriesDetail['bills'][number]

/** Returns the bills that are owed, oldest first, and then the others, newest first. */
export function sortedBills(bills: readonly Bill[]): Bill[] {
  const owed = bills.filter(({ dueCents }) => dueCents > 0)
  return [...owed, ...bills.filter(({ dueCents }) => dueCents <= 0).toReversed()]
}
