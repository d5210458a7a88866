import { serverNow } from '@campo-livre/api/client/server-time.ts'
import type { Place } from '@campo-livre/domain/places/place.ts'
import { atClock } from '@campo-livre/domain/time/format.ts'
import { addDays, localDay } from '@campo-livre/domain/time/zone.ts'

/** Days that can be picked in the sentence. */
const DAYS_AHEAD = 14
const BRASILIA = 'America/Sao_Paulo'
const weekday = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'UTC' })

/** The zone of the chosen city; Brasília's while there is none, or none that is known. */
export function zoneOf(places: readonly Place[] | undefined, city: string | undefined): string {
  return places?.find((place) => place.city === city)?.timeZone ?? BRASILIA
}

/** A day in the words of today: `hoje`, `amanhã`, `sexta (27/11)`. */
function dayLabel(day: string, today: string): string {
  if (day === today) return 'hoje'
  if (day === addDays(today, 1)) return 'amanhã'
  const name = weekday.format(new Date(`${day}T00:00:00Z`)).replace('-feira', '')
  return `${name} (${day.slice(8)}/${day.slice(5, 7)})`
}

/** The coming days, by the calendar of the zone, and the chosen one wherever it is. */
export function dayOptions(chosen: string | undefined, zone: string): [value: string, label: string][] {
  const today = localDay(zone, serverNow())
  const coming = Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(today, index))
  const days = chosen === undefined || coming.includes(chosen) ? coming : [chosen, ...coming]
  return days.map((day) => [day, dayLabel(day, today)])
}

/** A day as a filter chip says it. */
export function spokenDay(day: string, zone = BRASILIA): string {
  return dayLabel(day, localDay(zone, serverNow()))
}

/** The hours that can be picked: the sporting day first, the small hours last. */
export const hourOptions: readonly (readonly [value: string, label: string])[] = Array.from(
  { length: 24 },
  (_, index) => {
    const clock = `${String((index + 6) % 24).padStart(2, '0')}:00`
    return [clock, atClock(clock)]
  },
)
