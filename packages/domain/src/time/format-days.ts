import { formatAtTime, formatOf, formatShortDay } from './format.ts'

/** `sexta-feira, 20 de novembro`. */
export function formatLongDay(instant: string, timeZone: string): string {
  return formatOf(timeZone, 'long', { weekday: 'long', day: 'numeric', month: 'long' }).format(
    new Date(instant),
  )
}

/** `20/11/2026`. */
export function formatDate(instant: string, timeZone: string): string {
  return formatOf(timeZone, 'date', { day: '2-digit', month: '2-digit', year: 'numeric' }).format(
    new Date(instant),
  )
}

/** `20/11/2026 às 19h30`. */
export function formatDateTime(instant: string, timeZone: string): string {
  return `${formatDate(instant, timeZone)} ${formatAtTime(instant, timeZone)}`
}

/** Formats a day for a calendar leaf: `seg`, `23`, `nov`. */
export function formatLeaf(
  instant: string,
  timeZone: string,
): { weekday: string; day: string; month: string } {
  const parts = formatOf(timeZone, 'leaf', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  }).formatToParts(new Date(instant))
  const part = (type: string) => parts.find((each) => each.type === type)?.value.replace('.', '') ?? ''
  return { weekday: part('weekday'), day: part('day'), month: part('month') }
}

/** `novembro de 2026`. */
export function formatMonth(instant: string, timeZone: string): string {
  return formatOf(timeZone, 'month', { month: 'long', year: 'numeric' }).format(new Date(instant))
}

/**
 * Formats a day, `2026-12-01`, that is planned for, seen from today: `hoje`, `ter, 01/12`, and with its year where that
 * is not this one's.
 */
export function formatPlannedDay(day: string, today: string): string {
  if (day === today) return 'hoje'
  const short = formatShortDay(`${day}T12:00:00Z`, 'UTC')
  const year = day.slice(0, 4)
  return year === today.slice(0, 4) ? short : `${short}/${year}`
}

/** Formats a day, `2026-11-20`, as `20 de novembro de 2026`, independent of any zone. */
export function formatDayInWords(day: string): string {
  return formatOf('UTC', 'words', { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(day))
}
