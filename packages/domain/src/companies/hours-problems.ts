import { atClock } from '../time/format.ts'
import { MINUTES_PER_DAY } from '../time/zone.ts'
import { formatMinuteOfDay, formatOpenDay, type OpeningHours, type OpeningInterval } from './opening-hours.ts'

/** A problem of a week of opening hours, and the weekday (0 = Sunday) at which it is reported. */
export type HoursProblem = { weekday: number; sentence: string }

const names = ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'] as const
const DAYS = names.length

/**
 * H8: finds the intervals of a week that overlap another one, of the same day or, past midnight, of the next (Sunday
 * follows Saturday), and those longer than a day. Returns a problem for each, in the order of the week. Intervals that
 * only touch are fine.
 */
export function hoursProblems(hours: OpeningHours): HoursProblem[] {
  return hours.flatMap((intervals, weekday) => [
    ...intervals.filter(isTooLong).map(() => ({ weekday, sentence: TOO_LONG })),
    ...crossedWithin(intervals).map((sentence) => ({ weekday, sentence })),
    ...crossedNext(intervals, weekday, hours[(weekday + 1) % DAYS] ?? []),
  ])
}

const TOO_LONG = 'São mais de 24 horas seguidas. Confira a abertura e o fechamento.'
const isTooLong = ({ opens, closes }: OpeningInterval) => closes - opens > MINUTES_PER_DAY

function crossedWithin(intervals: readonly OpeningInterval[]): string[] {
  return pairs(intervals.toSorted((a, b) => a.opens - b.opens))
    .filter(([first, second]) => second.opens < first.closes)
    .map(
      (both) =>
        `Os horários ${both.map((one) => formatOpenDay([one])).join(' e ')} se cruzam. Mude um deles.`,
    )
}

/** Reports at most one problem a day, at the day that runs past the opening of the next. */
function crossedNext(
  intervals: readonly OpeningInterval[],
  weekday: number,
  next: readonly OpeningInterval[],
): HoursProblem[] {
  const closes = Math.max(0, ...intervals.map((interval) => interval.closes)) - MINUTES_PER_DAY
  const opens = Math.min(...next.map((interval) => interval.opens))
  if (opens >= closes) return []
  const sentence = `${names[weekday]} fecha ${at(closes)} do dia seguinte, mas ${names[(weekday + 1) % DAYS]?.toLowerCase()} já abre ${at(opens)}. Mude um dos dois.`
  return [{ weekday, sentence }]
}

function pairs<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((first, index) => items.slice(index + 1).map((second): [T, T] => [first, second]))
}

const at = (minute: number) => atClock(formatMinuteOfDay(minute))
