import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { hoursOf } from '../../../shared/bookings/booking-times.ts'
import classes from './dashboard-list.module.css'
import { paymentWords } from '../payment-sentence.ts'

type Props = { title: string; empty: string; bookings: readonly BookingDetail[]; now: string }

/** A list of some of the day's bookings, for the counter. */
export function DashboardList({ title, empty, bookings, now }: Props) {
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
            <span className={classes.hours}>{hoursOf(booking)}</span>
            <Link
              to="/company"
              search={{ reserva: booking.id }}
              resetScroll={false}
              className={classes.customer}
            >
              {booking.customerName}
            </Link>
            <span className={classes.payment}>{paymentWords(booking, now)}</span>
            <span className={classes.field}>{booking.field.name}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
