import { capital } from '../text/capital.ts'
import { formatLeaf, formatLongDay } from '../time/format-days.ts'
import { formatLength, formatShortDay, formatTimes } from '../time/format.ts'
import { addDays, localDay } from '../time/zone.ts'

type Timed = { start: string; end: string; company: { timeZone: string } }

/** Returns the times on the company's clock: `20h às 21h`. */
export function hoursOf({ start, end, company }: Timed): string {
  return formatTimes({ start, end }, company.timeZone)
}

/** Returns the times within a sentence: `das 20h às 21h`. */
export function fromHoursOf(timed: Timed): string {
  const hours = hoursOf(timed)
  return hours.startsWith('1h') ? `da ${hours}` : `das ${hours}`
}

/** Returns the day on the company's calendar: `2026-11-20`. */
export function dayOf({ start, company }: Pick<Timed, 'start' | 'company'>): string {
  return localDay(company.timeZone, start)
}

/** Returns the day on the company's calendar: `Sexta-feira, 20 de novembro`. */
export function longDayOf({ start, company }: Timed): string {
  return capital(formatLongDay(start, company.timeZone))
}

/** Returns the day as a heading: `Hoje, sexta-feira, 20 de novembro`; with the year in another year. */
export function dayHeadingOf(timed: Timed, now: string): string {
  const { start, company } = timed
  const day = dayOf(timed)
  const today = localDay(company.timeZone, now)
  const words = formatLongDay(start, company.timeZone)
  if (day === today) return `Hoje, ${words}`
  if (day === addDays(today, 1)) return `Amanhã, ${words}`
  return day.slice(0, 4) === today.slice(0, 4) ? capital(words) : `${capital(words)} de ${day.slice(0, 4)}`
}

/** Returns the parts of the day on the company's calendar: `sex`, `20`, `nov`. */
export function leafOf({ start, company }: Timed): ReturnType<typeof formatLeaf> {
  return formatLeaf(start, company.timeZone)
}

/** Returns the day on the company's calendar: `sex, 20/11`. */
export function shortDayOf({ start, company }: Timed): string {
  return formatShortDay(start, company.timeZone)
}

/** Returns the day: `sex, 20/11`; in another year with the year: `qui, 20/11/2025`. */
export function shortDateOf(timed: Timed, now: string): string {
  const day = dayOf(timed)
  const thisYear = localDay(timed.company.timeZone, now).slice(0, 4)
  return day.slice(0, 4) === thisYear ? shortDayOf(timed) : `${shortDayOf(timed)}/${day.slice(0, 4)}`
}

/** Returns the length: `1 h 30`. */
export function lengthOf({ start, end }: Timed): string {
  return formatLength((Date.parse(end) - Date.parse(start)) / 60_000)
}
