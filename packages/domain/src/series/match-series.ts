import { fold } from '../text/fold.ts'
import { weekdayOf } from '../time/zone.ts'
import type { SeriesRow } from './series-answer.ts'
import { weekdayNames } from './slot-words.ts'

type Searched = Pick<SeriesRow, 'customerName' | 'fieldName'> & {
  segment: Pick<SeriesRow['segment'], 'from'>
}

/**
 * Returns whether a fixed slot is found by a text: each word of it begins one of the name, the field or the weekday,
 * whatever its case and accents. `quinta society` finds those of Thursdays on the Society.
 */
export function matchesSeries({ customerName, fieldName, segment }: Searched, text: string): boolean {
  const words = wordsOf(`${customerName} ${fieldName} ${weekdayNames[weekdayOf(segment.from)] ?? ''}`)
  return wordsOf(text).every((asked) => words.some((word) => word.startsWith(asked)))
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
}
