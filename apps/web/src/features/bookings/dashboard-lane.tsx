import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { statusAt } from '@campo-livre/domain/bookings/status.ts'
import { StatusBadge } from '@campo-livre/ui/status-badge/status-badge.tsx'
import { useId } from 'react'
import { hoursOf } from '../../lib/when.ts'
import classes from './dashboard-lane.module.css'
import { paymentWords } from './payment-sentence.ts'

type Props = { title: string; empty: string; bookings: readonly BookingDetail[]; now: string }

/** Some of the day's bookings, as somebody behind the counter needs them. */
export function DashboardLane({ title, empty, bookings, now }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes.lane}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {bookings.length === 0 && <p className={classes.empty}>{empty}</p>}
      <ul className={classes.list}>
        {bookings.map((booking) => (
          <li key={booking.id} className={classes.booking}>
            <span className={classes.hours}>{hoursOf(booking)}</span>
            <span className={classes.field}>{booking.field.name}</span>
            <span className={classes.customer}>{booking.customerName}</span>
            <span className={classes.payment}>{paymentWords(booking, now)}</span>
            <StatusBadge status={statusAt(booking, now)} className={classes.state ?? ''} />
          </li>
        ))}
      </ul>
    </section>
  )
}
