import { serverNow } from '@campo-livre/api/client/server-time.ts'
import type { Place } from '@campo-livre/domain/places/place.ts'
import { atClock } from '@campo-livre/domain/time/format.ts'
import { addDays, localDay } from '@campo-livre/domain/time/zone.ts'

/** The number of days to choose from. */
const DAYS_AHEAD = 14
const BRASILIA = 'America/Sao_Paulo'
const weekday = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'UTC' })

/** Returns the zone of the chosen city; Brasília's for none or an unknown one. */
export function zoneOf(places: readonly Place[] | undefined, city: string | undefined): string {
  return places?.find((place) => place.city === city)?.timeZone ?? BRASILIA
}

/** Returns a day in words: `hoje`, `amanhã`, `sexta (27/11)`. */
function dayLabel(day: string, today: string): string {
  if (day === today) return 'hoje'
  if (day === addDays(today, 1)) return 'amanhã'
  const name = weekday.format(new Date(`${day}T00:00:00Z`)).replace('-feira', '')
  return `${name} (${day.slice(8)}/${day.slice(5, 7)})`
}

/** Returns the coming days by the calendar of the zone, and the chosen one if it is not among them. */
export function dayOptions(chosen: string | undefined, zone: string): [value: string, label: string][] {
  const today = localDay(zone, serverNow())
  const coming = Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(today, index))
  const days = chosen === undefined || coming.includes(chosen) ? coming : [chosen, ...coming]
  return days.map((day) => [day, dayLabel(day, today)])
}

/** Returns a day in words for a filter. */
export function spokenDay(day: string, zone = BRASILIA): string {
  return dayLabel(day, localDay(zone, serverNow()))
}

/** The hours to choose from, beginning at 06:00. */
export const hourOptions: readonly (readonly [value: string, label: string])[] = Array.from(
  { length: 24 },
  (_, index) => {
    const clock = `${String((index + 6) % 24).padStart(2, '0')}:00`
    return [clock, atClock(clock)]
  },
)
