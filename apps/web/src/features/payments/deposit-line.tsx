import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { balanceCents, onlineCents } from '@campo-livre/domain/bookings/booking-money.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import classes from './booking-summary.module.css'

/** The parts of a price with a deposit: what is paid now, and what is left for the venue. */
export function DepositLine({ booking }: { booking: BookingDetail }) {
  const restCents = balanceCents(booking)
  if (restCents === 0) return null
  const now = `${formatCents(onlineCents(booking))} agora (sinal de ${booking.rules.depositPercent}%)`
  return (
    <p className={classes.parts}>
      <strong>{now}</strong>, {formatCents(restCents)} no local
    </p>
  )
}
