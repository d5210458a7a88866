import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { payableWithCredit } from '@campo-livre/domain/credit/split-with-credit.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import classes from './booking-summary.module.css'

/** The parts of a price: what the credit pays, what is paid now, and what is left for the venue. */
export function DepositLine({ booking, whole }: { booking: BookingDetail; whole: boolean }) {
  const { creditCents, nowCents, atVenueCents } = payableWithCredit(booking, whole)
  if (creditCents === 0 && atVenueCents === 0) return null
  const percent = creditCents === 0 && !whole ? ` (sinal de ${booking.rules.depositPercent}%)` : ''
  const now = nowCents > 0 ? `${formatCents(nowCents)} agora${percent}` : null
  return (
    <>
      {creditCents > 0 && (
        <p className={classes.parts}>
          Seu crédito na arena paga <strong>{formatCents(creditCents)}</strong>
        </p>
      )}
      {(now !== null || atVenueCents > 0) && (
        <p className={classes.parts}>
          {now !== null && <strong>{now}</strong>}
          {now !== null && atVenueCents > 0 && ', '}
          {atVenueCents > 0 && `${formatCents(atVenueCents)} no local`}
        </p>
      )}
    </>
  )
}
