import type { Calendar } from '@campo-livre/domain/bookings/day/calendar.ts'
import { addDays, fromLocal, toMinutes } from '@campo-livre/domain/time/zone.ts'
import { type Day, dayOf } from '../calendar/lanes.ts'
import { type Today, todaysBookings } from './todays-bookings.ts'

/** The present day: in lanes up to closing time, which may be after midnight; what is shown, and what counts as today's. */
export type Board = { calendar: Calendar; day: Day | null; now: string; shown: Today; ofToday: Today }

/** Lays a day out. What begins after midnight is on the evening's board, and counts on the next day. */
export function boardOf(calendar: Calendar, date: string, now: string): Board {
  const day = dayOf(calendar, date, now)
  const bookings = day?.bookings ?? []
  const ends = fromLocal(calendar.timeZone, addDays(date, 1), 0)
  const ofToday = bookings.filter(({ start }) => toMinutes(start) < ends)
  return {
    calendar,
    day,
    now,
    shown: todaysBookings(bookings, now),
    ofToday: todaysBookings(ofToday, now),
  }
}
