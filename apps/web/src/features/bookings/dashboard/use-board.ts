import { companyCalendarQuery } from '@campo-livre/api/bookings/get-calendar.ts'
import type { Calendar } from '@campo-livre/domain/bookings/calendar.ts'
import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import { addDays, fromLocal, localDay, toMinutes } from '@campo-livre/domain/time/zone.ts'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../../lib/time/use-now.ts'
import { rangeOf } from '../calendar/calendar-range.ts'
import { type Day, dayOf } from '../calendar/lanes.ts'
import { type Today, todaysBookings } from './todays-bookings.ts'

/** The present day: in lanes up to closing time, which may be after midnight; what is shown, and what counts as today's. */
export type Board = { calendar: Calendar; day: Day | null; now: string; shown: Today; ofToday: Today }

/** Reads the calendar of today, and lays it out. */
export function useBoard({ timeZone }: Pick<OwnCompany, 'timeZone'>) {
  const now = useNow(15_000)
  const date = localDay(timeZone, now)
  const query = useQuery(companyCalendarQuery(rangeOf('dia', date)))
  return { query, now, boardOf: (calendar: Calendar) => boardOf(calendar, date, now) }
}

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
