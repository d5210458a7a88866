import { calendarSchedule } from '@campo-livre/domain/bookings/calendar-schedule.ts'
import type { Calendar } from '@campo-livre/domain/bookings/calendar.ts'
import { type CounterSchedule, judgeAtCounter } from '@campo-livre/domain/bookings/judge-at-counter.ts'
import type { QuoteRefusal } from '@campo-livre/domain/bookings/request.ts'
import type { Interval } from '@campo-livre/domain/time/interval.ts'
import { isDay } from '../../../../lib/resource/filters/filter-problem.ts'
import { placeOf, type TimeValues } from './new-booking-values.ts'

/** What is said of an entered time; `isFinal` where sending it would be of no use. */
export type JudgedTime = { ok: true; priceCents: number } | { ok: false; message: string; isFinal: boolean }

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
 * Judges an entered time by the rules, and beside the times before it; undefined while its day is not there. What is
 * taken is sent all the same, as the answer offers other times.
 */
export function judgeTime(
  time: TimeValues,
  before: readonly TimeValues[],
  known: Known,
): JudgedTime | undefined {
  if (!isDay(time.day)) return { ok: false, message: 'Informe um dia como 25/12/2026.', isFinal: true }
  const place = placeOf(time, known.timeZone)
  const isTwice = before.some(
    (other) => other.fieldId === time.fieldId && overlap(placeOf(other, known.timeZone), place),
  )
  if (isTwice) return { ok: false, message: 'Esse horário já está nesta reserva.', isFinal: true }
  const schedule = scheduleOf(time, known)
  if (schedule === undefined) return undefined
  const judged = judgeAtCounter(schedule, place)
  if (judged.ok) return judged
  const { reason, message } = judged.refusal
  return {
    ok: false,
    message: reason === 'taken' ? 'Esse horário já está reservado.' : message,
    isFinal: reason !== 'taken' && reason !== 'held',
  }
}

/** What a start that cannot be booked is called in the choice of starts. */
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

function overlap(a: Interval, b: Interval): boolean {
  return Date.parse(a.start) < Date.parse(b.end) && Date.parse(b.start) < Date.parse(a.end)
}
