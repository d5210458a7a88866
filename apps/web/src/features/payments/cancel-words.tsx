import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { describeTermsAhead } from '@campo-livre/domain/bookings/cancel/cancel-terms.ts'
import type { PaymentMethod } from '@campo-livre/domain/payments/payment.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Link } from '@tanstack/react-router'
import { mergeSearch } from '../../lib/navigation/merge-search.ts'
import classes from './cancel-words.module.css'

type Props = { booking: BookingDetail; method: PaymentMethod; now: string; whole: boolean }

/** The cancellation terms before paying (N6), and the button to give up now. */
export function CancelWords({ booking, method, now, whole }: Props) {
  const { timeZone } = booking.company
  return (
    <section className={classes.words} aria-labelledby="se-cancelar">
      <h2 id="se-cancelar" className={classes.title}>
        Se precisar cancelar
      </h2>
      <p>{describeTermsAhead(booking, method, { now, timeZone, whole })}</p>
      <Link to="." search={mergeSearch({ desistir: 'sim' })} resetScroll={false} className={button.subtle}>
        Desistir
      </Link>
    </section>
  )
}
