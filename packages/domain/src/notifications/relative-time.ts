import { formatDayMonth } from '../time/format.ts'

/**
 * E8: formats the age of a notification: `Agora`, `5m`, `3h`, `2d`, and from a week on the day (`05/03`) in the zone.
 */
export function relativeTime(instant: string, now: string, timeZone: string): string {
  const minutes = Math.floor((Date.parse(now) - Date.parse(instant)) / 60_000)
  if (minutes < 1) return 'Agora'
  if (minutes < 60) return `${minutes}m`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return `${hours}h`
  const days = Math.floor(hours / 24)
  return days < 7 ? `${days}d` : formatDayMonth(instant, timeZone)
}
