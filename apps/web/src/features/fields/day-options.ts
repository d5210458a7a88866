import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { addDays, localDay } from '@campo-livre/domain/time/zone.ts'

/** Days that can be picked in the sentence. */
const DAYS_AHEAD = 14
const ZONE = 'America/Sao_Paulo'
const weekday = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'UTC' })

/** A day in the words of today: `hoje`, `amanhã`, `sexta (27/11)`. */
function dayLabel(day: string, today: string): string {
  if (day === today) return 'hoje'
  if (day === addDays(today, 1)) return 'amanhã'
  const name = weekday.format(new Date(`${day}T00:00:00Z`)).replace('-feira', '')
  return `${name} (${day.slice(8)}/${day.slice(5, 7)})`
}

/** The coming days, by the calendar of Brasília, and the chosen one wherever it is. */
export function dayOptions(chosen: string | undefined): [value: string, label: string][] {
  const today = localDay(ZONE, serverNow())
  const coming = Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(today, index))
  const days = chosen === undefined || coming.includes(chosen) ? coming : [chosen, ...coming]
  return days.map((day) => [day, dayLabel(day, today)])
}

/** `20:00` → `às 20h`. */
export function hourLabel(clock: string): string {
  const [hour = '', minute = '00'] = clock.split(':')
  const spoken = `${Number(hour)}h${minute === '00' ? '' : minute}`
  return `${Number(hour) === 1 ? 'à' : 'às'} ${spoken}`
}

/** A day as a filter chip says it. */
export function spokenDay(day: string): string {
  return dayLabel(day, localDay(ZONE, serverNow()))
}

/** The hours that can be picked: the sporting day first, the small hours last. */
export const hourOptions: readonly (readonly [value: string, label: string])[] = Array.from(
  { length: 24 },
  (_, index) => {
    const clock = `${String((index + 6) % 24).padStart(2, '0')}:00`
    return [clock, hourLabel(clock)]
  },
)
