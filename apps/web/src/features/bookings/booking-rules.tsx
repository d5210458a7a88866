import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { GameRules } from '../../shared/bookings/game-rules.tsx'
import classes from './booking-rules.module.css'
import { cancelRules } from './cancel/refund-sentence.ts'

/** The rules of the arena as they were when the booking was made (rule 5). */
export function BookingRules({ booking, now }: { booking: BookingDetail; now: string }) {
  return (
    <section className={classes.rules} aria-labelledby="combinado">
      <h2 id="combinado" className={classes.title}>
        O combinado
      </h2>
      <p>{cancelRules(booking, now)}</p>
      <GameRules booking={booking} />
    </section>
  )
}
