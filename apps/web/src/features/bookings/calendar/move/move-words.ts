import type { Calendar } from '@campo-livre/domain/bookings/day/calendar.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { formatDayFrom, formatTimes } from '@campo-livre/domain/time/format.ts'
import { toInstant } from '@campo-livre/domain/time/zone.ts'
import type { JudgedPlace } from './judge-place.ts'
import type { Place } from './place.ts'

/** Returns the difference of a price in words: `R$ 20,00 a mais`, `mesmo preço`. */
export function differenceWords(cents: number): string {
  if (cents === 0) return 'mesmo preço'
  return `${formatCents(Math.abs(cents))} ${cents > 0 ? 'a mais' : 'a menos'}`
}

/** Returns a place in words: `Campo 2, 20h às 21h`. */
export function placeWords({ fieldId, start, end }: Place, { fields, timeZone }: Calendar): string {
  const name = fields.find(({ id }) => id === fieldId)?.name ?? ''
  return `${name}, ${formatTimes({ start: toInstant(start), end: toInstant(end) }, timeZone)}`
}

/** Returns a judged place in words: `Campo 2, 20h às 21h, livre, R$ 20,00 a mais`, or why not. */
export function judgedWords(place: Place, judged: JudgedPlace, calendar: Calendar): string {
  const where = placeWords(place, calendar)
  return judged.ok
    ? `${where}, livre, ${differenceWords(judged.differenceCents)}`
    : `${where}. ${judged.message}`
}

/** Returns the same for the ghost, which lies on its field: `20h às 21h, R$ 20,00 a mais`. */
export function ghostWords({ start, end }: Place, judged: JudgedPlace, { timeZone }: Calendar): string {
  const hours = formatTimes({ start: toInstant(start), end: toInstant(end) }, timeZone)
  return judged.ok ? `${hours}, ${differenceWords(judged.differenceCents)}` : `${hours}. ${judged.message}`
}

/** Returns the hours of an alternative, with its day where that is another one: `20h às 21h`, `sex 27/11, 20h às 21h`. */
export function alternativeWords({ start, end }: Place, day: string, { timeZone }: Calendar): string {
  const instants = { start: toInstant(start), end: toInstant(end) }
  const words = formatTimes(instants, timeZone)
  const when = formatDayFrom(`${day}T12:00:00Z`, instants.start, timeZone)
  return when === 'hoje' ? words : `${when}, ${words}`
}
