import '@campo-livre/ui/styles/controls.css'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import type { PaymentMethod } from '@campo-livre/domain/payments/payment.ts'
import { GameRules } from '../../shared/bookings/game-rules.tsx'
import { HoldLeft } from '../../shared/bookings/hold-left.tsx'
import { BookingSummary } from './booking-summary.tsx'
import { CancelWords } from './cancel-words.tsx'
import { CreditPanel, isPaidByCredit } from './credit-panel.tsx'
import { MethodChoice } from './method-choice.tsx'
import classes from './payment-form.module.css'
import { PixPanel } from './pix-panel.tsx'
import type { ConnectionProblem } from './connection-problem.ts'
import { VenuePanel } from './venue-panel.tsx'

type Props = {
  booking: BookingDetail
  now: string
  method: PaymentMethod
  onMethod: (method: PaymentMethod) => void
  /** The reason why the last poll for the payment failed; null for none. */
  problem: ConnectionProblem | null
}

/** The payment of a booking: its summary, the time left, and the method. */
export function PaymentForm({ booking, now, method, onMethod, problem }: Props) {
  const byCredit = isPaidByCredit(booking)
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
        {booking.payAtVenue && !byCredit && <MethodChoice method={method} onChange={onMethod} />}
        {byCredit && <CreditPanel booking={booking} />}
        {!byCredit && method === 'pix' && <PixPanel booking={booking} problem={problem} />}
        {!byCredit && method === 'venue' && <VenuePanel booking={booking} />}
      </div>
      <div className={classes.cancel}>
        <CancelWords booking={booking} method={method} now={now} />
        <GameRules booking={booking} />
      </div>
    </div>
  )
}
