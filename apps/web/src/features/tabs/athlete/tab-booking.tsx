import type { TabDetail } from '@campo-livre/domain/tabs/tab.ts'
import { Link } from '@tanstack/react-router'
import { hoursOf, shortDayOf } from '@campo-livre/domain/bookings/booking-times.ts'
import classes from './tab-booking.module.css'

type Props = { booking: NonNullable<TabDetail['booking']>; timeZone: string }

/** The booking of a tab. */
export function TabBooking({ booking, timeZone }: Props) {
  const timed = { ...booking, company: { timeZone } }
  return (
    <section aria-labelledby="jogo" className={classes.section}>
      <h2 id="jogo" className={classes.title}>
        O jogo
      </h2>
      <p>
        <Link to="/atleta/reservas/$id" params={{ id: booking.id }} className={classes.link}>
          Reserva {booking.code}
        </Link>
      </p>
      <p>
        {booking.fieldName}, {shortDayOf(timed)}, {hoursOf(timed)}
      </p>
    </section>
  )
}
