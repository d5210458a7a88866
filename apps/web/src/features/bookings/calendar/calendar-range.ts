import type { DayRange } from '@campo-livre/api/bookings/get-calendar.ts'
import { addDays, weekdayOf } from '@campo-livre/domain/time/zone.ts'
import type { DrawnView } from './calendar-search.ts'

/** Returns the seven days of the week of a day, from Sunday. */
export function weekOf(day: string): string[] {
  const sunday = addDays(day, -weekdayOf(day))
  return Array.from({ length: 7 }, (_, index) => addDays(sunday, index))
}

/** Returns the days of the month of a day in whole weeks, from Sunday. */
export function monthOf(day: string): string[] {
  const first = `${day.slice(0, -2)}01`
  const sunday = addDays(first, -weekdayOf(first))
  const next = monthAfter(first)
  const days: string[] = []
  for (let date = sunday; date < next || weekdayOf(date) !== 0; date = addDays(date, 1)) days.push(date)
  return days
}

/**
 * Returns the days to ask for. A day is asked with its neighbours: what runs over midnight is known, and the next day is
 * shown at once.
 */
export function rangeOf(view: DrawnView, day: string): DayRange {
  if (view === 'dia') return { from: addDays(day, -1), to: addDays(day, 1) }
  const days = view === 'semana' ? weekOf(day) : monthOf(day)
  return { from: days[0] ?? day, to: days.at(-1) ?? day }
}

/** Returns the day to which the arrows lead: the next or last day, week or month. */
export function stepFrom(view: DrawnView, day: string, step: 1 | -1): string {
  if (view === 'dia') return addDays(day, step)
  if (view === 'semana') return addDays(day, 7 * step)
  const first = `${day.slice(0, -2)}01`
  return step === 1 ? monthAfter(first) : `${addDays(first, -1).slice(0, -2)}01`
}

/** Returns the first day of the month after that of a first day. */
function monthAfter(first: string): string {
  return `${addDays(first, 31).slice(0, -2)}01`
}
