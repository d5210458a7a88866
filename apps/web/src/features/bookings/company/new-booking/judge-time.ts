import { gridOf } from '@campo-livre/domain/availability/grid.ts'
import type { Occupied } from '@campo-livre/domain/availability/slots.ts'
import { calendarSchedule, minutesOf } from '@campo-livre/domain/bookings/day/calendar-schedule.ts'
import type { Calendar } from '@campo-livre/domain/bookings/day/calendar.ts'
import { type CounterSchedule, judgeAtCounter } from '@campo-livre/domain/bookings/quote/judge-at-counter.ts'
import type { QuoteRefusal } from '@campo-livre/domain/bookings/quote/request.ts'
import { occupiedBy, takenOn } from '@campo-livre/domain/fields/shared-ground.ts'
import type { Interval } from '@campo-livre/domain/time/interval.ts'
import { toInstant } from '@campo-livre/domain/time/zone.ts'
import { isDay } from '../../../../lib/resource/filters/filter-problem.ts'
import { placeOf, type TimeValues } from './new-booking-values.ts'

/** The price of an entered time, or why it cannot be booked, with at most three free times of that day nearby. */
export type JudgedTime =
  | { ok: true; priceCents: number; deal?: { fullCents: number } | undefined }
  | { ok: false; message: string; others: readonly Interval[] }

type Known = { calendar: Calendar | undefined; now: string; timeZone: string }

/** Returns the schedule by which a time is judged; undefined while the calendar of its day is not there. */
export function scheduleOf(
  { fieldId }: Pick<TimeValues, 'fieldId'>,
  { calendar, now }: Known,
): CounterSchedule | undefined {
  const field = calendar?.fields.find(({ id }) => id === fieldId)
  return calendar && field && calendarSchedule(calendar, field, { now })
}

/**
 * Judges an entered time by the rules, and beside the times before it; undefined while its day is not there.
 */
export function judgeTime(
  time: TimeValues,
  before: readonly TimeValues[],
  known: Known,
): JudgedTime | undefined {
  if (!isDay(time.day)) return { ok: false, message: 'Informe um dia como 25/12/2026.', others: [] }
  const place = placeOf(time, known.timeZone)
  const stored = scheduleOf(time, known)
  if (stored === undefined) return undefined
  const schedule = { ...stored, occupied: [...stored.occupied, ...takenBefore(time, before, known)] }
  const judged = judgeAtCounter(schedule, place)
  if (judged.ok) return judged
  if (judgeAtCounter(stored, place).ok)
    return {
      ok: false,
      message: 'Esse horário já está nesta reserva.',
      others: freeNear(schedule, place, time.day),
    }
  const { reason, message } = judged.refusal
  return {
    ok: false,
    message: reason === 'taken' ? 'Esse horário já está reservado.' : message,
    others: reason === 'taken' || reason === 'held' ? freeNear(schedule, place, time.day) : [],
  }
}

/** The words behind a start that cannot be booked, by the reason. */
const words: Partial<Record<QuoteRefusal['reason'], string>> = {
  past: 'já passou',
  held: 'guardado',
  blocked: 'fechado',
  closed: 'fechado',
  beyond: 'ainda não abriu',
  inactive: 'fechado',
}

/** Returns what is said behind a start that cannot be booked; null where it can. */
export function startNote(schedule: CounterSchedule, place: Interval): string | null {
  const judged = judgeAtCounter(schedule, place)
  return judged.ok ? null : (words[judged.refusal.reason] ?? 'ocupado')
}

/** Returns what the times before it take of the field of a time, those on the same ground too (rule 1). */
function takenBefore(
  { fieldId }: TimeValues,
  before: readonly TimeValues[],
  { calendar, timeZone }: Known,
): Occupied[] {
  const field = calendar?.fields.find(({ id }) => id === fieldId)
  if (!calendar || !field) return []
  const places = before.filter(({ day }) => isDay(day)).map((other) => placeOf(other, timeZone))
  const times = places.map((place) => ({ ...minutesOf(place), fieldId: place.fieldId }))
  return takenOn(occupiedBy(field, calendar.fields), times)
}

function freeNear(schedule: CounterSchedule, wish: Interval, day: string): Interval[] {
  const wished = Date.parse(wish.start)
  const minutes = (Date.parse(wish.end) - wished) / 60_000
  return gridOf(schedule, day, 1)
    .map(({ start }) => ({ start: toInstant(start), end: toInstant(start + minutes) }))
    .filter((place) => judgeAtCounter(schedule, place).ok)
    .toSorted((a, b) => Math.abs(Date.parse(a.start) - wished) - Math.abs(Date.parse(b.start) - wished))
    .slice(0, 3)
}
