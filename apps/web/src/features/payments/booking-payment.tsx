import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { payableWithCredit, waitsForWhole } from '@campo-livre/domain/credit/split-with-credit.ts'
import { GameRules } from '../../shared/bookings/game-rules.tsx'
import { HoldLeft } from '../../shared/bookings/hold-left.tsx'
import type { ConnectionProblem } from '../../shared/payments/form/connection-problem.ts'
import { lazyPaymentForm } from '../../shared/payments/form/lazy-payment-form.ts'
import { methodIn } from '../../shared/payments/form/pay-method.ts'
import type { PayMethod } from '../../shared/payments/form/pay-way.ts'
import classes from './booking-payment.module.css'
import { BookingSummary } from './booking-summary.tsx'
import { CancelWords } from './cancel-words.tsx'
import { CouponPart } from './coupon/coupon-part.tsx'
import { DepositChoice } from './deposit-choice.tsx'
import type { BookingPaySearch } from './payment-search.ts'
import { FormSkeleton } from './payment-skeleton.tsx'
import { useBookingWays } from './use-booking-ways.tsx'

type Props = {
  booking: BookingDetail
  now: string
  search: BookingPaySearch
  onMethod: (method: PayMethod) => void
  /** Chooses whether all of it is paid now, where a deposit would do. */
  onWhole: (whole: boolean) => void
  /** The reason why the last poll for the payment failed; null for none. */
  problem: ConnectionProblem | null
}

/** The payment of a booking: its summary, the time left, and the form. */
export function BookingPayment({ booking, now, search, onMethod, onWhole, problem }: Props) {
  const whole = wholeIn(booking, search)
  const ways = useBookingWays(booking, { problem, whole })
  // An amount that a bank is checking is not changed.
  const mayChoose = hasRest(booking) && !isCardWaiting(booking)
  const method = methodIn(ways, search)
  return (
    <div className={classes.form}>
      <header className={classes.head}>
        <h1 className={classes.title}>Pague para confirmar</h1>
        <HoldLeft booking={booking} now={now} />
      </header>
      <div className={classes.what}>
        <BookingSummary booking={booking} whole={whole} />
      </div>
      <div className={classes.pay}>
        <lazyPaymentForm.Component
          asked
          meanwhile={<FormSkeleton />}
          amountCents={payableWithCredit(booking, whole).nowCents}
          ways={ways}
          method={method}
          onMethod={onMethod}
        >
          {!isCardWaiting(booking) && <CouponPart booking={booking} />}
          {mayChoose && <DepositChoice booking={booking} whole={whole} onWhole={onWhole} />}
        </lazyPaymentForm.Component>
      </div>
      <div className={classes.cancel}>
        <CancelWords
          booking={booking}
          method={method === 'card' || method === 'venue' ? method : 'pix'}
          now={now}
          whole={whole}
        />
        <GameRules booking={booking} />
      </div>
    </div>
  )
}

/** Returns whether all of a booking is paid now: as the address says, else as what waits was asked for. */
function wholeIn(booking: BookingDetail, { quanto }: BookingPaySearch): boolean {
  if (isCardWaiting(booking) || !hasRest(booking) || quanto === undefined) return waitsForWhole(booking)
  return quanto === 'tudo'
}

/** Returns whether something is left for the venue where only what has to be paid now is. */
function hasRest(booking: BookingDetail): boolean {
  return payableWithCredit(booking, false).atVenueCents > 0
}

function isCardWaiting({ payment }: BookingDetail): boolean {
  return payment?.method === 'card' && payment.status === 'pending'
}
