import { gridOf } from '@campo-livre/domain/availability/grid.ts'
import { calendarSchedule } from '@campo-livre/domain/bookings/day/calendar-schedule.ts'
import type { Calendar } from '@campo-livre/domain/bookings/day/calendar.ts'
import { judgeAtCounter } from '@campo-livre/domain/bookings/quote/judge-at-counter.ts'
import { toInstant } from '@campo-livre/domain/time/zone.ts'

/**
 * Returns the first free time of a day, at the length that its field is usually booked for: of one field, or of the one
 * that is free soonest; null for none.
 */
export function firstFree(
  calendar: Calendar,
  { day, now, fieldId }: { day: string; now: string; fieldId: string | undefined },
): { fieldId: string; start: string; end: string } | null {
  const found = calendar.fields
    .filter(({ id }) => fieldId === undefined || id === fieldId)
    .flatMap((field) => {
      const schedule = calendarSchedule(calendar, field, { now })
      const minutes = field.slotMinutes * field.minSlots
      const first = gridOf(schedule, day, 1)
        .map(({ start }) => ({ start: toInstant(start), end: toInstant(start + minutes) }))
        .find((place) => judgeAtCounter(schedule, place).ok)
      return first ? [{ fieldId: field.id, ...first }] : []
    })
  return found.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))[0] ?? null
}
