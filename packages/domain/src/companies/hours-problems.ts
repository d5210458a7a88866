import { atClock } from '../time/format.ts'
import { MINUTES_PER_DAY } from '../time/zone.ts'
import { formatMinuteOfDay, formatOpenDay, type OpeningHours, type OpenStretch } from './opening-hours.ts'

/** What cannot be kept in a week of opening hours, and at which day it is to be told. */
export type HoursProblem = { weekday: number; sentence: string }

const names = ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'] as const
const DAYS = names.length

/**
 * H8: the stretches of a week that run into another one, of the same day or, past midnight, of the next; Saturday
 * runs into Sunday. And those that are longer than a day. One sentence for each, in the order of the week. Stretches that only touch are fine.
 */
export function hoursProblems(hours: OpeningHours): HoursProblem[] {
  return hours.flatMap((stretches, weekday) => [
    ...stretches.filter(isTooLong).map(() => ({ weekday, sentence: TOO_LONG })),
    ...crossedWithin(stretches).map((sentence) => ({ weekday, sentence })),
    ...crossedNext(stretches, weekday, hours[(weekday + 1) % DAYS] ?? []),
  ])
}

const TOO_LONG = 'São mais de 24 horas seguidas. Confira a abertura e o fechamento.'
const isTooLong = ({ opens, closes }: OpenStretch) => closes - opens > MINUTES_PER_DAY

function crossedWithin(stretches: readonly OpenStretch[]): string[] {
  return pairs(stretches.toSorted((a, b) => a.opens - b.opens))
    .filter(([first, second]) => second.opens < first.closes)
    .map(
      (both) =>
        `Os horários ${both.map((one) => formatOpenDay([one])).join(' e ')} se cruzam. Mude um deles.`,
    )
}

/** Told once a day, at the day that goes on too long. */
function crossedNext(
  stretches: readonly OpenStretch[],
  weekday: number,
  next: readonly OpenStretch[],
): HoursProblem[] {
  const closes = Math.max(0, ...stretches.map((stretch) => stretch.closes)) - MINUTES_PER_DAY
  const opens = Math.min(...next.map((stretch) => stretch.opens))
  if (opens >= closes) return []
  const sentence = `${names[weekday]} fecha ${at(closes)} do dia seguinte, mas ${names[(weekday + 1) % DAYS]?.toLowerCase()} já abre ${at(opens)}. Mude um dos dois.`
  return [{ weekday, sentence }]
}

function pairs<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((first, index) => items.slice(index + 1).map((second): [T, T] => [first, second]))
}

const at = (minute: number) => atClock(formatMinuteOfDay(minute))
