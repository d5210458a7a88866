import type { SeriesBooking } from '@campo-livre/domain/series/series-answer.ts'
import { monthWords } from '../month-words.ts'

/** A month from which a contract can change: its words, and the first date of the contract in it. */
export type ChangeStart = { month: string; label: string; day: string }

/**
 * Returns the months from which a contract can change, by its dates that are still to come, in order: those after the
 * month of `day`, the next of them.
 */
export function changeStarts(
  dates: readonly Pick<SeriesBooking, 'day' | 'status' | 'giveBackCents'>[],
  day: string,
): ChangeStart[] {
  const starts = new Map<string, string>()
  const coming = dates
    .filter(({ status, giveBackCents }) => status === 'confirmed' && giveBackCents !== null)
    .map((date) => date.day)
    .toSorted()
  for (const each of coming) {
    const month = each.slice(0, 7)
    if (month > day.slice(0, 7) && !starts.has(month)) starts.set(month, each)
  }
  return [...starts].map(([month, first]) => ({ month, label: monthWords(month), day: first }))
}
