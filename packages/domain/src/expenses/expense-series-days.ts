import { addDays, weekdayOf } from '../time/zone.ts'
import type { ExpensePeriod, Weekend } from './expense-words.ts'
import type { ExpenseSeries, Stretch } from './expense-series.ts'

const SATURDAY = 6
const SUNDAY = 0

/** Returns the same day so many months later; a day that a month does not have is its last one. */
function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const months = year * 12 + (month - 1) + count
  const first = `${pad(Math.floor(months / 12), 4)}-${pad((months % 12) + 1, 2)}-01`
  const next = months + 1
  const lastDate = Number(
    addDays(`${pad(Math.floor(next / 12), 4)}-${pad((next % 12) + 1, 2)}-01`, -1).slice(-2),
  )
  return addDays(first, Math.min(date, lastDate) - 1)
}

const pad = (value: number, length: number) => String(value).padStart(length, '0')

/** Returns the day so many periods after another: counted from it, so that 29 February is back in a leap year. */
export function addPeriods(day: string, every: ExpensePeriod, count: number): string {
  if (every === 'week') return addDays(day, 7 * count)
  return addMonths(day, every === 'month' ? count : 12 * count)
}

/** Returns the day on which one is due whose own day may fall on a weekend. */
function offWeekend(day: string, weekend: Weekend): string {
  const weekday = weekdayOf(day)
  if (weekend === 'keep' || (weekday !== SATURDAY && weekday !== SUNDAY)) return day
  if (weekend === 'before') return addDays(day, weekday === SATURDAY ? -1 : -2)
  return addDays(day, weekday === SATURDAY ? 2 : 1)
}

/** Returns the stretch of a series to which an index belongs. */
export function stretchAt({ stretches }: Pick<ExpenseSeries, 'stretches'>, index: number): Stretch {
  const stretch = stretches.findLast(({ from }) => from <= index) ?? stretches[0]
  if (!stretch) throw new Error('a series has a stretch at least')
  return stretch
}

/** Returns the day on which the one of an index is due. */
export function dueDayAt(
  series: Pick<ExpenseSeries, 'stretches' | 'every' | 'weekend'>,
  index: number,
): string {
  const { anchor } = stretchAt(series, index)
  return offWeekend(addPeriods(anchor.day, series.every, index - anchor.index), series.weekend)
}
