import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Link } from '@tanstack/react-router'
import { HoldLeft } from '../../shared/bookings/hold-left.tsx'
import classes from './hold-banner.module.css'

/** The banner of an unpaid booking: the time left, and the link to pay (rule 4). */
export function HoldBanner({ booking, now }: { booking: BookingDetail; now: string }) {
  return (
    <section className={classes.banner} aria-label="Pagamento pendente">
      <HoldLeft booking={booking} now={now} />
      <Link to="/atleta/reservas/$id/pagamento" params={{ id: booking.id }} className={button.primary}>
        Pagar agora
      </Link>
    </section>
  )
}
