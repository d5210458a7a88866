import type { Calendar, CalendarBooking } from '@campo-livre/domain/bookings/calendar.ts'
import { formatTimes } from '@campo-livre/domain/time/format.ts'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import { laneKind, laneWords } from '../calendar/lane-kind.ts'
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
          <li key={booking.id} className={classes.booking}>
            <span className={classes.hours}>{formatTimes(booking, calendar.timeZone)}</span>
            <Link
              to="/company"
              search={mergeSearch({ reserva: booking.id })}
              resetScroll={false}
              className={classes.customer}
            >
              {booking.customerName}
            </Link>
            <span className={classes.payment}>
              {laneWords(laneKind(booking, now) ?? 'completed', booking, now)}
            </span>
            <span className={classes.field}>
              {calendar.fields.find(({ id: own }) => own === booking.fieldId)?.name}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
