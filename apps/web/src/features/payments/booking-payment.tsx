import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { payableWithCredit } from '@campo-livre/domain/credit/split-with-credit.ts'
import { GameRules } from '../../shared/bookings/game-rules.tsx'
import { HoldLeft } from '../../shared/bookings/hold-left.tsx'
import type { ConnectionProblem } from '../../shared/payments/form/connection-problem.ts'
import { lazyPaymentForm } from '../../shared/payments/form/lazy-payment-form.ts'
import { methodIn, type PaySearch } from '../../shared/payments/form/pay-search.ts'
import type { PayMethod } from '../../shared/payments/form/pay-way.ts'
import classes from './booking-payment.module.css'
import { BookingSummary } from './booking-summary.tsx'
import { CancelWords } from './cancel-words.tsx'
import { FormSkeleton } from './payment-skeleton.tsx'
import { useBookingWays } from './use-booking-ways.tsx'

type Props = {
  booking: BookingDetail
  now: string
  search: PaySearch
  onMethod: (method: PayMethod) => void
  /** The reason why the last poll for the payment failed; null for none. */
  problem: ConnectionProblem | null
}

/** The payment of a booking: its summary, the time left, and the form. */
export function BookingPayment({ booking, now, search, onMethod, problem }: Props) {
  const ways = useBookingWays(booking, problem)
  const method = methodIn(ways, search)
  return (
    <div className={classes.form}>
      <header className={classes.head}>
        <h1 className={classes.title}>Pague para confirmar</h1>
        <HoldLeft booking={booking} now={now} />
      </header>
      <div className={classes.what}>
        <BookingSummary booking={booking} />
      </div>
      <div className={classes.pay}>
        <lazyPaymentForm.Component
          asked
          meanwhile={<FormSkeleton />}
          amountCents={payableWithCredit(booking).nowCents}
          ways={ways}
          method={method}
          onMethod={onMethod}
        />
      </div>
      <div className={classes.cancel}>
        <CancelWords
          booking={booking}
          method={method === 'card' || method === 'venue' ? method : 'pix'}
          now={now}
        />
        <GameRules booking={booking} />
      </div>
    </div>
  )
}
