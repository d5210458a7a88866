import { formatLongDay } from '@campo-livre/domain/time/format-days.ts'
import {
  formatDayMonth,
  formatLength,
  formatTimes,
  formatShortDay,
  formatWeekdayShort,
} from '@campo-livre/domain/time/format.ts'
import { offsetAt, toInstant } from '@campo-livre/domain/time/zone.ts'
import type { Limits, Picked } from './selection.ts'
import type { MinuteInterval } from '@campo-livre/domain/time/interval.ts'

/** Returns times on the company's clock: `19h às 21h`. */
export function intervalTimes({ start, end }: MinuteInterval, timeZone: string): string {
  return formatTimes({ start: toInstant(start), end: toInstant(end) }, timeZone)
}

/** Returns a day with times: `sex, 20/11, 19h às 21h`. */
export function intervalWords(interval: MinuteInterval, timeZone: string): string {
  const start = toInstant(interval.start)
  return `${formatShortDay(start, timeZone)}, ${intervalTimes(interval, timeZone)}`
}

/** Returns a calendar day in words: `sexta-feira, 20 de novembro`. */
export function dayName(day: string): string {
  return formatLongDay(`${day}T12:00:00Z`, 'UTC')
}

/** Returns a day's heading in two parts: `sex` and `20/11`. */
export function dayShort(day: string): { weekday: string; date: string } {
  const noon = `${day}T12:00:00Z`
  return { weekday: formatWeekdayShort(noon, 'UTC'), date: formatDayMonth(noon, 'UTC') }
}

/** Returns a sentence about the limit that changed a pick; null for none. */
export function limitSentence({ hit, interval }: Picked, limits: Limits, timeZone: string): string | null {
  const length = (slots: number) => formatLength(slots * limits.slotMinutes)
  if (hit === 'max') return `Aqui cada reserva pode ter até ${length(limits.maxSlots)}.`
  const least = `Aqui a reserva é de pelo menos ${length(limits.minSlots)}`
  if (hit === 'no-room') return `${least}, e não cabe nesse horário.`
  if (hit === 'min')
    return interval ? `${least}: já marcamos ${intervalTimes(interval, timeZone)}.` : `${least}.`
  return null
}

/** Returns a zone's difference from UTC at an instant (minutes since 1970): `GMT-4`, `GMT+5:30`. */
export function gmtOffset(timeZone: string, minutes: number): string {
  const offset = offsetAt(timeZone, minutes)
  const rest = Math.abs(offset) % 60
  const hours = Math.floor(Math.abs(offset) / 60)
  return `GMT${offset < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}
