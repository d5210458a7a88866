import {
  formatDayMonth,
  formatLength,
  formatLongDay,
  formatTime,
  formatWeekdayShort,
} from '@campo-livre/domain/time/format.ts'

type Timed = { start: string; end: string; company: { timeZone: string } }

/** `às 20:00`, and `à 01:00`: one o'clock is one. */
export function atTime(instant: string, timeZone: string): string {
  const time = formatTime(instant, timeZone)
  return time.startsWith('01:') ? `à ${time}` : `às ${time}`
}

/** `20:00 às 21:00`, on the company's clock. */
export function hoursOf({ start, end, company }: Timed): string {
  return `${formatTime(start, company.timeZone)} ${atTime(end, company.timeZone)}`
}

/** `das 20:00 às 21:00`, within a sentence. */
export function fromHoursOf(timed: Timed): string {
  const hours = hoursOf(timed)
  return hours.startsWith('01:') ? `da ${hours}` : `das ${hours}`
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
