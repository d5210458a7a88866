import type { Calendar, CalendarBooking } from '@campo-livre/domain/bookings/day/calendar.ts'
import { useId } from 'react'
import { laneKind, laneWords } from '../calendar/lane-kind.ts'
import { BookingLine } from './booking-line.tsx'
import classes from './dashboard-list.module.css'

type Props = {
  title: string
  empty: string
  bookings: readonly CalendarBooking[]
  calendar: Pick<Calendar, 'timeZone' | 'fields'>
  now: string
}

/** A list of some of the day's bookings, for the counter. */
export function DashboardList({ title, empty, bookings, calendar, now }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes.section}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {bookings.length === 0 && <p className={classes.empty}>{empty}</p>}
      <ul className={classes.list}>
        {bookings.map((booking) => (
          <BookingLine
            key={booking.id}
            {...{ booking, calendar, now }}
            words={laneWords(laneKind(booking, now) ?? 'completed', booking, now)}
          />
        ))}
      </ul>
    </section>
  )
}
