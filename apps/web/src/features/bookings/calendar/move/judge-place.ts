import { calendarSchedule } from '@campo-livre/domain/bookings/day/calendar-schedule.ts'
import type { Calendar, CalendarBooking } from '@campo-livre/domain/bookings/day/calendar.ts'
import { judgeMove } from '@campo-livre/domain/bookings/commands/move.ts'
import type { RefusalCode } from '@campo-livre/domain/refusals/refusal-code.ts'
import { statusAt } from '@campo-livre/domain/bookings/status.ts'
import { toInstant } from '@campo-livre/domain/time/zone.ts'
import { gridAround, type Place } from './place.ts'

/** The price with which a booking is moved, and its difference to the present one in cents. */
export type MoveOffer = { ok: true; price: 'rules' | 'keep'; differenceCents: number }
export type JudgedPlace = MoveOffer | { ok: false; message: string }

/** The reasons as an arena reads them on its own calendar; the others are told as to everybody. */
const reasons: Partial<Record<RefusalCode, string>> = {
  slot_taken: 'Já tem reserva nesse horário.',
  slot_held: 'Alguém está pagando esse horário.',
  slot_blocked: 'O campo está fechado nesse horário.',
  slot_closed: 'Fora do funcionamento do campo.',
  slot_past: 'Esse horário já passou.',
}

type At = { calendar: Calendar; now: string }

/** Returns why a booking cannot be moved at all, in a sentence; null where it can. */
export function unmovable(booking: CalendarBooking, now: string): string | null {
  const status = statusAt(booking, now)
  if (status !== 'confirmed' && status !== 'awaiting_payment')
    return 'Essa reserva já terminou e não muda de lugar.'
  return booking.tabCode === null
    ? null
    : `A reserva está na comanda ${booking.tabCode}. Tire dela antes de mudar o horário.`
}

/**
 * Judges a move on the loaded calendar, by the function of the server. A price of the arena's own stays, and one that
 * would fall below what is paid: money is given back by itself, never by a move.
 */
export function judgePlace(booking: CalendarBooking, place: Place, { calendar, now }: At): JudgedPlace {
  const reason = unmovable(booking, now)
  if (reason !== null) return { ok: false, message: reason }
  const field = calendar.fields.find(({ id }) => id === place.fieldId)
  if (field === undefined) return { ok: false, message: 'Não encontramos esse campo.' }
  const schedule = calendarSchedule(calendar, field, { now, without: booking.id })
  // A date of a series keeps the usual prices.
  const judged = judgeMove(
    booking.seriesId === null ? schedule : { ...schedule, deals: [] },
    booking,
    instantsOf(place),
  )
  if (!judged.ok) {
    const { code, message } = judged.refusal
    return { ok: false, message: reasons[code] ?? message }
  }
  const { priceCents, differenceCents } = judged
  return booking.ownPrice || priceCents < booking.paidCents
    ? { ok: true, price: 'keep', differenceCents: 0 }
    : { ok: true, price: 'rules', differenceCents }
}

/** Returns a place as a command names it. */
export function instantsOf({ fieldId, start, end }: Place): { fieldId: string; start: string; end: string } {
  return { fieldId, start: toInstant(start), end: toInstant(end) }
}

/** Returns at most three places on a field to which a booking can be moved, nearest to the wished one first. */
export function placesNear(
  booking: CalendarBooking,
  wish: Place,
  { calendar, now, date }: At & { date: string },
): Place[] {
  const field = calendar.fields.find(({ id }) => id === wish.fieldId)
  if (field === undefined) return []
  const minutes = wish.end - wish.start
  const starts = gridAround(calendar, field, date).map(({ start }) => start)
  const found: Place[] = []
  for (const start of starts.toSorted(
    (a, b) => Math.abs(a - wish.start) - Math.abs(b - wish.start) || a - b,
  )) {
    if (found.length === 3) break
    const place = { fieldId: field.id, start, end: start + minutes }
    const isOwn = booking.fieldId === field.id && Date.parse(booking.start) === start * 60_000
    if (!isOwn && judgePlace(booking, place, { calendar, now }).ok) found.push(place)
  }
  return found
}
