import type { BookingCommand } from '@campo-livre/domain/bookings/commands/command.ts'
import { readDecimal } from '@campo-livre/domain/text/decimal.ts'
import { fromLocal, localDay, toInstant, toLocal, toMinutes } from '@campo-livre/domain/time/zone.ts'
import { isDay } from '../../../../lib/resource/filters/filter-problem.ts'
import type { Who } from '../../../../shared/bookings/who-fields.tsx'

/** A time that is entered: a field, a local day or what was typed for one, the minute of that day, and how long. */
export type TimeValues = { key: string; fieldId: string; day: string; minute: number; length: number }

/** The values of a new booking as they are entered. */
export type NewBookingValues = Who & {
  times: readonly TimeValues[]
  ownPrice: boolean
  price: string
  reason: string
  note: string
}

type BookDraft = Omit<Extract<BookingCommand, { type: 'book' }>, 'id'>

/** Returns the interval of an entered time, as instants; empty ones without a day. */
export function placeOf({ fieldId, day, minute, length }: TimeValues, timeZone: string) {
  if (!isDay(day)) return { fieldId, start: '', end: '' }
  const start = fromLocal(timeZone, day, minute)
  return { fieldId, start: toInstant(start), end: toInstant(start + length) }
}

/** Returns the entered time of an interval. */
export function timeOf(
  place: { fieldId: string; start: string; end: string },
  timeZone: string,
  key: string,
): TimeValues {
  const { minute } = toLocal(timeZone, toMinutes(place.start))
  const length = toMinutes(place.end) - toMinutes(place.start)
  return { key, fieldId: place.fieldId, day: localDay(timeZone, place.start), minute, length }
}

/** Returns the entered price in cents; what is no number is left to the schema to refuse. */
export function enteredPrice({ price }: Pick<NewBookingValues, 'price'>): number {
  return readDecimal(price, 2) ?? Number.NaN
}

/** Returns the command of the entered values. */
export function toCommand(values: NewBookingValues, timeZone: string): BookDraft {
  const { athleteId, name, phone, times, ownPrice, reason, note } = values
  return {
    type: 'book',
    customer:
      athleteId === null
        ? { kind: 'walk_in', name, phone: phone.trim() === '' ? null : phone }
        : { kind: 'athlete', athleteId },
    times: times.map((time) => ({ bookingId: time.key, ...placeOf(time, timeZone) })),
    priceCents: ownPrice ? enteredPrice(values) : null,
    priceReason: ownPrice ? reason : null,
    note,
  }
}
