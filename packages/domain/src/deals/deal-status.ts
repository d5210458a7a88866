import type { Deal, DealFacts, DealRow } from './deal.ts'

/** Returns how a deal stands on a day: it ends by itself after its last one. */
export function dealStatus(
  { from, until, endedAt }: Pick<Deal, 'from' | 'until' | 'endedAt'>,
  today: string,
): DealRow['status'] {
  if (endedAt !== null || until < today) return 'ended'
  return from > today ? 'coming' : 'live'
}

/** Returns whether two deals would ever be in force for the same hour of the same field. */
export function dealsMeet(a: DealFacts, b: DealFacts): boolean {
  return (
    a.from <= b.until &&
    b.from <= a.until &&
    a.fromMinute < b.toMinute &&
    b.fromMinute < a.toMinute &&
    a.fieldIds.some((id) => b.fieldIds.includes(id)) &&
    a.weekdays.some((weekday) => b.weekdays.includes(weekday))
  )
}
