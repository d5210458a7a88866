import { formatDayMonth } from '@campo-livre/domain/time/format.ts'
import { formatDate } from '@campo-livre/domain/time/format-days.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'

/**
 * Returns the time of last use: `agora`, `há 5 min`, `há 3 h`, `há 2 dias`, after a week `em 05/03`, in another year
 * with the year.
 */
export function lastUsed(instant: string, now: string, timeZone: string): string {
  const minutes = Math.floor((Date.parse(now) - Date.parse(instant)) / 60_000)
  if (minutes < 1) return 'agora'
  if (minutes < 60) return `há ${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return `há ${hours} h`
  const days = Math.floor(hours / 24)
  if (days < 7) return days === 1 ? 'há 1 dia' : `há ${days} dias`
  return `em ${dayWords(instant, now, timeZone)}`
}

/** Returns a day: `05/03`; `05/03/2025` in another year. */
export function dayWords(instant: string, now: string, timeZone: string): string {
  const yearOf = (when: string) => localDay(timeZone, when).slice(0, 4)
  const format = yearOf(instant) === yearOf(now) ? formatDayMonth : formatDate
  return format(instant, timeZone)
}
