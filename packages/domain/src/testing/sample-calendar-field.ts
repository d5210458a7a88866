import type { CalendarField } from '../bookings/day/calendar.ts'

/** Returns a field of the calendar that opens as its arena does, an hour a slot, with these changes. */
export function sampleCalendarField(changes: Partial<CalendarField> = {}): CalendarField {
  return {
    id: 'field-1',
    name: 'Campo 1',
    sports: ['society'],
    surface: 'synthetic-grass',
    lengthMeters: 50,
    widthMeters: 30,
    players: 14,
    indoor: false,
    photos: [],
    slotMinutes: 60,
    minSlots: 1,
    maxSlots: 4,
    basePriceCents: 12_000,
    priceRules: [],
    nextPrices: [],
    openingHours: null,
    holidayHours: null,
    horizonDays: 60,
    minNoticeMinutes: 0,
    bufferMinutes: 0,
    avoidGaps: false,
    parts: [],
    status: 'active',
    ...changes,
  }
}
