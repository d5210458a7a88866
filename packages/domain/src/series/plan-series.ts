import type { Booking } from '../bookings/booking.ts'
import type { CounterSchedule } from '../bookings/quote/judge-at-counter.ts'
import { judgeAtCounter } from '../bookings/quote/judge-at-counter.ts'
import { minutesOf } from '../bookings/day/calendar-schedule.ts'
import { type OccupiedBy, takenOn } from '../fields/shared-ground.ts'
import { type SeriesDate, weekOf } from './dates-of.ts'

type Place = { fieldId: string; start: string; end: string }

/** An answer to a date that is not free: left out, played at another time, or the series ends before it. */
export type DateChoice =
  | { day: string; do: 'skip' }
  | { day: string; do: 'give_up' }
  | { day: string; do: 'move'; fieldId: string; start: string; end: string }

/** A date of a plan: where it would be, and how it stands there. */
export type PlannedDate = SeriesDate & {
  state: 'free' | 'taken' | 'closed'
  /** The person who has it; null where it is free, closed, or nobody's name is known. */
  takenBy: string | null
  /** The reason for which it is not free; null where it is. */
  reason: string | null
  /** The booking that becomes this date; null for a new one. */
  bookingId: string | null
  /** True for a date that keeps a place of its own, to which it was moved. */
  exception: boolean
}

/** The data by which the dates of one series are judged. */
export type PlanData = {
  /** A field's schedule without the bookings of the series that are laid out anew. */
  schedule: (fieldId: string) => CounterSchedule | undefined
  /** The fields whose bookings occupy a field. */
  occupiedBy: (fieldId: string) => OccupiedBy
  /** The name of who has a time of a field; null for nobody. */
  takenBy: (place: Place) => string | null
}

/** The horizon of visitors does not bind a contract. */
const DAYS_AHEAD = 1200

/**
 * Judges the dates of a series at their places, each with the booking that becomes it: the same for what is shown before
 * and for what is done (rules 1 and 6). `kept`: live bookings of the series whose own place
 * stays, with their prices in cents.
 */
export function planSeries(
  dates: readonly SeriesDate[],
  existing: readonly Booking[],
  { kept, choices }: { kept: ReadonlyMap<string, number>; choices: readonly DateChoice[] },
  data: PlanData,
): PlannedDate[] {
  const byWeek = new Map(existing.flatMap((each) => (each.series ? [[weekOf(each.series.day), each]] : [])))
  const schedules = new Map<string, CounterSchedule | undefined>()
  const scheduleOf = (fieldId: string) => {
    if (!schedules.has(fieldId)) schedules.set(fieldId, data.schedule(fieldId))
    const schedule = schedules.get(fieldId)
    return schedule && { ...schedule, field: { ...schedule.field, horizonDays: DAYS_AHEAD } }
  }
  // Those that stay are there first.
  const placed = dates.flatMap(({ day }) => {
    const booking = byWeek.get(weekOf(day))
    return booking && kept.has(booking.id) ? [{ ...minutesOf(booking), fieldId: booking.fieldId }] : []
  })
  return dates.map((date) => {
    const booking = byWeek.get(weekOf(date.day))
    const choice = choices.find(({ day }) => day === date.day)
    const exception = booking !== undefined && kept.has(booking.id)
    const place = exception ? booking : choice?.do === 'move' ? choice : date
    const { fieldId } = place
    const start = new Date(place.start).toISOString()
    const end = new Date(place.end).toISOString()
    const planned = {
      ...date,
      fieldId,
      start,
      end,
      priceCents: (booking && kept.get(booking.id)) ?? date.priceCents,
      bookingId: booking?.id ?? null,
      exception,
    }
    const interval = minutesOf({ start, end })
    if (exception) return { ...planned, state: 'free', takenBy: null, reason: null }
    const schedule = scheduleOf(fieldId)
    const buffer = schedule?.field.bufferMinutes ?? 0
    const own = takenOn(data.occupiedBy(fieldId), placed).some(
      (other) => other.start - buffer < interval.end && interval.start < other.end + buffer,
    )
    placed.push({ ...interval, fieldId })
    if (!schedule)
      return { ...planned, state: 'closed', takenBy: null, reason: 'Não encontramos esse campo.' }
    const judged = judgeAtCounter(schedule, { start, end })
    if (judged.ok && !own) return { ...planned, state: 'free', takenBy: null, reason: null }
    if (judged.ok)
      return {
        ...planned,
        state: 'taken',
        takenBy: null,
        reason: 'Outra data do mesmo horário fixo já está aí.',
      }
    const { reason, message } = judged.refusal
    const taken = reason === 'taken' || reason === 'held'
    return {
      ...planned,
      state: taken ? 'taken' : 'closed',
      takenBy: taken ? data.takenBy({ fieldId, start, end }) : null,
      reason: message,
    }
  })
}
