import type { Calendar, CalendarBooking } from '@campo-livre/domain/bookings/day/calendar.ts'
import { toInstant, toMinutes } from '@campo-livre/domain/time/zone.ts'
import { sampleCalendar, sampleCalendarBooking } from './sample-calendar.ts'

const LONG_FIELD = 'Quadra de areia do Centro Esportivo Professor Waldemar Falcão'
const LONG_NAME = 'Maria Fernanda Albuquerque de Vasconcelos Cavalcanti e Melo'

/** Returns a day of 30 fields with ten bookings each, all with names of some 60 letters: more than any arena has. */
export function fullDay(): Calendar {
  const opens = toMinutes('2026-11-20T10:00:00.000Z')
  const statuses: Partial<CalendarBooking>[] = [
    {},
    { dueCents: 12_000 },
    { source: 'counter' },
    { status: 'awaiting_payment', holdExpiresAt: '2026-11-20T13:09:00.000Z' },
    { status: 'no_show' },
  ]
  const bookings = Array.from({ length: 300 }, (_, index) => {
    const lane = index % 30
    const turn = Math.floor(index / 30)
    const start = opens + turn * 105 + (lane % 3) * 15
    return sampleCalendarBooking({
      ...statuses[index % statuses.length],
      id: `booking-${index}`,
      fieldId: `field-${lane}`,
      customerName: LONG_NAME,
      priceCents: 12_000,
      start: toInstant(start),
      end: toInstant(start + 60),
    })
  }).toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
  const calendar = sampleCalendar({ count: 30, bookings })
  return {
    ...calendar,
    fields: calendar.fields.map((field, index) => ({
      ...field,
      name: `${LONG_FIELD} ${index + 1}`,
      slotMinutes: 15,
      maxSlots: 16,
    })),
  }
}
