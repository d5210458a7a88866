import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { holdSecondsLeft, statusAt } from '@campo-livre/domain/bookings/status.ts'
import { formatCountdown } from '@campo-livre/domain/time/format.ts'
import { StatusBadge } from '@campo-livre/ui/status-badge/status-badge.tsx'
import { Link } from '@tanstack/react-router'
import { useNow } from '../../lib/use-now.ts'
import classes from './booking-row.module.css'

/** The state of a booking in a list, and while it is held the way to pay with the time that is left (rule 4). */
export function BookingRowState({ booking }: { booking: BookingDetail }) {
  const now = useNow(booking.status === 'awaiting_payment' ? 1_000 : 60_000)
  const status = statusAt(booking, now)
  return (
    <div className={classes.state}>
      <StatusBadge status={status} />
      {status === 'awaiting_payment' && (
        <Link to="/atleta/reservas/$id/pagamento" params={{ id: booking.id }} className={classes.pay}>
          Pagar agora <span className={classes.left}>{formatCountdown(holdSecondsLeft(booking, now))}</span>
        </Link>
      )}
    </div>
  )
}
