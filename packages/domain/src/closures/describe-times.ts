import { capital } from '../text/capital.ts'
import { formatMinuteOfDay } from '../companies/opening-hours.ts'
import { atClock, formatClock, formatWeekdayShort } from '../time/format.ts'
import {
  dayNumber,
  fromLocal,
  MINUTES_PER_DAY,
  toInstant,
  toLocal,
  toMinutes,
  toMinutesUp,
} from '../time/zone.ts'
import type { ClosureTimes, WeeklyTimes } from './closure-times.ts'
import { describeWeekdays } from './describe-weekdays.ts'
import { inWords } from '../text/in-words.ts'
import { monthNames } from '../time/month-names.ts'

/** An evening that ends at this minute of the next day, at the latest, is told as one day. */
const NIGHT_ENDS = 360

/** The day from which a sentence is read, `YYYY-MM-DD`, and the zone of the company. */
export type Reader = { today: string; timeZone: string }

/** Says when a closure closes: `Toda segunda, das 8h às 12h, até 20/12`, `24 e 25 de dezembro`. */
export function describeTimes(when: ClosureTimes, reader: Reader): string {
  if (when.kind === 'yearly') return describeYearly(when.days)
  return when.kind === 'weekly' ? describeWeekly(when, reader) : describeOnce(when, reader)
}

function describeWeekly(when: WeeklyTimes, { today }: Reader): string {
  const { weekdays, fromMinute, toMinute, since, until } = when
  const parts = [describeWeekdays(weekdays), minutesOf(fromMinute, toMinute)]
  if (since > today) parts.push(`a partir de ${dayOf(since, today)}`)
  if (until !== null) parts.push(`até ${dayOf(until, today)}`)
  return parts.join(', ')
}

/** `das 8h às 12h`, or `o dia inteiro`. */
function minutesOf(from: number, to: number): string {
  if (from === 0 && to === MINUTES_PER_DAY) return 'o dia inteiro'
  return `${fromClock(formatMinuteOfDay(from))} ${atClock(formatMinuteOfDay(to))}`
}

/** `08:00` → `das 8h`, `01:00` → `da 1h`. */
function fromClock(clock: string): string {
  return `${clock.startsWith('01') ? 'da' : 'das'} ${formatClock(clock)}`
}

/** `20/12`, with its year where it is not this one. */
function dayOf(day: string, today: string): string {
  const [year, month, date] = day.split('-')
  return year === today.slice(0, 4) ? `${date}/${month}` : `${date}/${month}/${year}`
}

function describeOnce({ start, end }: { start: string; end: string }, { today, timeZone }: Reader): string {
  const from = toLocal(timeZone, toMinutes(start))
  const last = toMinutesUp(end)
  const until = toLocal(timeZone, last)
  const named = (day: string) =>
    `${formatWeekdayShort(toInstant(fromLocal(timeZone, day, 720)), timeZone)}, ${dayOf(day, today)}`
  const span = (dayNumber(until.day) - dayNumber(from.day)) * MINUTES_PER_DAY + until.minute
  if (span <= MINUTES_PER_DAY + NIGHT_ENDS && span - from.minute <= MINUTES_PER_DAY)
    return capital(`${named(from.day)}, ${minutesOf(from.minute, span)}`)
  const whole = from.minute === 0 && until.minute === 0
  if (whole) return `De ${named(from.day)}, a ${named(toLocal(timeZone, last - 1).day)}, o dia inteiro`
  const [opens, ends] = [atClock(formatMinuteOfDay(from.minute)), atClock(formatMinuteOfDay(until.minute))]
  return `De ${named(from.day)}, ${opens}, até ${named(until.day)}, ${ends}`
}

/** Says days of any year, `12-24` and `12-25`: `24 e 25 de dezembro`, `1º de janeiro e 25 de dezembro`. */
function describeYearly(days: readonly string[]): string {
  const byMonth = Map.groupBy([...new Set(days)].toSorted(), (day) => Number(day.slice(0, 2)))
  const parts = [...byMonth].map(([month, ofMonth]) => {
    const dates = ofMonth.map((day) => Number(day.slice(3))).map((date) => (date === 1 ? '1º' : `${date}`))
    return `${inWords(dates)} de ${monthNames[month - 1] ?? ''}`
  })
  return inWords(parts)
}
