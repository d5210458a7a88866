import type { HourCell } from '../financial/hours/hours.ts'
import type { DealFacts } from './deal.ts'

/** Returns the price of an hour at which all hours of a deal pay for themselves: the highest of theirs; null for none. */
export function evenOf(
  cells: readonly HourCell[],
  { weekdays, fromMinute, toMinute }: Pick<DealFacts, 'weekdays' | 'fromMinute' | 'toMinute'>,
): number | null {
  const even = cells.flatMap(({ weekday, hour, evenCents }) =>
    weekdays.includes(weekday) && hour * 60 < toMinute && (hour + 1) * 60 > fromMinute
      ? (evenCents ?? [])
      : [],
  )
  return even.length === 0 ? null : Math.max(...even)
}
