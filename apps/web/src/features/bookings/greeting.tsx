import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { IconCircleCheckFilled } from '@tabler/icons-react'
import { fromHoursOf, longDayOf } from '../../shared/bookings/booking-times.ts'
import classes from './greeting.module.css'

/** The heading after a payment: confirms it and says when the game is. */
export function Greeting({ booking }: { booking: BookingDetail }) {
  const atVenue = booking.payment?.method === 'venue' && booking.payment.status === 'pending'
  return (
    <header className={classes.greeting}>
      <IconCircleCheckFilled size={48} aria-hidden className={classes.icon} />
      <div>
        <h1>Reserva confirmada</h1>
        <p>
          {longDayOf(booking)}, {fromHoursOf(booking)}.{' '}
          {atVenue ? 'Você paga na arena, no dia. Bom jogo!' : 'Pagamento recebido. Bom jogo!'}
        </p>
      </div>
    </header>
  )
}
