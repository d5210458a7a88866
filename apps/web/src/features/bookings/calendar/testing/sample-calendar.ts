import {
  type Calendar,
  type CalendarBooking,
  type CalendarField,
  toCalendarBooking,
} from '@campo-livre/domain/bookings/day/calendar.ts'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import type { FieldSummary } from '@campo-livre/domain/fields/field-summary.ts'
import { sampleBooking } from '../../../../testing/sample-booking.ts'
import { dayCompany } from './sample-day.ts'

/** A booking on the calendar, for stories and tests. */
export function sampleCalendarBooking(changes: Partial<CalendarBooking> = {}): CalendarBooking {
  return { ...toCalendarBooking(sampleBooking({ fieldId: 'field-0' })), ...changes }
}

/** A field on the calendar: hours of R$ 120, two at most, from now on. */
export function sampleCalendarField(
  field: FieldSummary,
  changes: Partial<CalendarField> = {},
): CalendarField {
  return {
    ...field,
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

/** Returns a calendar around Friday, 20 November 2026, of a company that is open until two in the morning. */
export function sampleCalendar({
  count = 4,
  bookings,
  ...changes
}: Partial<Calendar> & { count?: number; bookings: CalendarBooking[] }): Calendar {
  return { ...calendarOf(dayCompany(count), []), bookings, ...changes }
}

/** Returns the calendar of a company with bookings as the server has them. */
export function calendarOf(company: OwnCompany, bookings: readonly BookingDetail[]): Calendar {
  return {
    from: '2026-11-19',
    to: '2026-11-21',
    timeZone: company.timeZone,
    openingHours: company.openingHours,
    holidays: company.holidays,
    fields: company.fields.map((field) => sampleCalendarField(field)),
    bookings: bookings.map(toCalendarBooking).toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start)),
    closures: [],
  }
}
