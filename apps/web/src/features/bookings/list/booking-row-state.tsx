import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import type { BookingStatus } from '@campo-livre/domain/bookings/booking-status.ts'
import { holdSecondsLeft } from '@campo-livre/domain/bookings/status.ts'
import { rainStateAt } from '@campo-livre/domain/rain/rain.ts'
import { formatCountdown } from '@campo-livre/domain/time/countdown.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { StatusBadge } from '@campo-livre/ui/status-badge/status-badge.tsx'
import { Link } from '@tanstack/react-router'
import classes from './booking-row.module.css'

type Props = { booking: BookingDetail; status: BookingStatus; now: string }

/**
 * The state of a booking in a list; while it is held, a link to pay with the time left (rule 4); after a rain, a link to
 * choose (rule 5).
 */
export function BookingRowState({ booking, status, now }: Props) {
  return (
    <div className={classes.state}>
      <StatusBadge status={status} />
      {rainStateAt(booking, now) === 'choose' && (
        <div className={classes.pay}>
          <Link to="/atleta/reservas/$id" params={{ id: booking.id }} className={button.primary}>
            Escolher<span className="visually-hidden"> o que fazer com {booking.code}</span>
          </Link>
        </div>
      )}
      {status === 'awaiting_payment' && (
        <div className={classes.pay}>
          <Link to="/atleta/reservas/$id/pagamento" params={{ id: booking.id }} className={button.primary}>
            Pagar agora{' '}
            <span className={classes.left}>{formatCountdown(holdSecondsLeft(booking, now))} min</span>
          </Link>
        </div>
      )}
    </div>
  )
}
