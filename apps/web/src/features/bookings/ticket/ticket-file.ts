import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { bookingEvent } from '@campo-livre/domain/calendar/booking-event.ts'
import { calendarFile } from '@campo-livre/domain/calendar/calendar-file.ts'

/** The minutes before the game at which the calendar of a device reminds of it. */
const REMIND_MINUTES = 120

/** Returns the file of a booking for a calendar; `url` is the address of its ticket. */
export function ticketFile(booking: BookingDetail, url: string): string {
  return calendarFile([{ ...bookingEvent(booking, url), remindMinutes: REMIND_MINUTES }])
}
