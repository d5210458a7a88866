import {
  formatDayMonth,
  formatLength,
  formatLongDay,
  formatTimes,
  formatWeekdayShort,
} from '@campo-livre/domain/time/format.ts'

type Timed = { start: string; end: string; company: { timeZone: string } }

/** `20h às 21h`, on the company's clock. */
export function hoursOf({ start, end, company }: Timed): string {
  return formatTimes({ start, end }, company.timeZone)
}

/** `das 20h às 21h`, within a sentence. */
export function fromHoursOf(timed: Timed): string {
  const hours = hoursOf(timed)
  return hours.startsWith('1h') ? `da ${hours}` : `das ${hours}`
}

/** `Sexta-feira, 20 de novembro`, on the company's calendar. */
export function longDayOf({ start, company }: Timed): string {
  const day = formatLongDay(start, company.timeZone)
  return day.charAt(0).toUpperCase() + day.slice(1)
}

/** `sex, 20/11`, on the company's calendar. */
export function shortDayOf({ start, company }: Timed): string {
  return `${formatWeekdayShort(start, company.timeZone)}, ${formatDayMonth(start, company.timeZone)}`
}

/** `1 h 30`. */
export function lengthOf({ start, end }: Timed): string {
  return formatLength((Date.parse(end) - Date.parse(start)) / 60_000)
}
