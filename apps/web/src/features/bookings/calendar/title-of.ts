import { capital } from '@campo-livre/domain/text/capital.ts'
import { formatLongDay, formatMonth } from '@campo-livre/domain/time/format-days.ts'
import { formatDayMonth } from '@campo-livre/domain/time/format.ts'
import { addDays } from '@campo-livre/domain/time/zone.ts'
import { weekOf } from './calendar-range.ts'
import type { DrawnView } from './calendar-search.ts'

const noon = (day: string) => `${day}T12:00:00Z`

/** Returns the title of what is shown: `Hoje, sexta-feira, 20 de novembro`, `15/11 a 21/11`, `Novembro de 2026`. */
export function titleOf(view: DrawnView, day: string, today: string): string {
  if (view === 'mes') return capital(formatMonth(noon(day), 'UTC'))
  if (view === 'semana') {
    const [first = day, last = day] = [weekOf(day)[0], weekOf(day).at(-1)]
    return `${formatDayMonth(noon(first), 'UTC')} a ${formatDayMonth(noon(last), 'UTC')}${yearOf(last, today)}`
  }
  const words = `${formatLongDay(noon(day), 'UTC')}${yearOf(day, today)}`
  if (day === today) return `Hoje, ${words}`
  return day === addDays(today, 1) ? `Amanhã, ${words}` : capital(words)
}

/** The year stands only where it is not this one. */
function yearOf(day: string, today: string): string {
  return day.slice(0, 4) === today.slice(0, 4) ? '' : ` de ${day.slice(0, 4)}`
}
