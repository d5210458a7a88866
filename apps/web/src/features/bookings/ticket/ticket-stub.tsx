import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { toPayCents } from '@campo-livre/domain/coupons/to-pay.ts'
import { occupies } from '@campo-livre/domain/bookings/status.ts'
import { Price } from '@campo-livre/ui/price/price.tsx'
import { LazyQrCode } from '../../../lib/qr-code/lazy-qr-code.tsx'
import { couponWords } from '@campo-livre/domain/coupons/coupon-words.ts'
import classes from './booking-ticket.module.css'
import { paymentSentence } from '@campo-livre/domain/bookings/payment-sentence.ts'

/** The part of the ticket for the counter: the code, its QR, and the payment. A cancelled booking has no QR. */
export function TicketStub({ booking, now }: { booking: BookingDetail; now: string }) {
  const { code } = booking
  const coupon = couponWords(booking)
  const stands = occupies(booking, now)
  return (
    <div className={classes.stub} data-off={!stands || undefined}>
      <div>
        <p className={classes.label}>Código</p>
        <p className={classes.code}>{code}</p>
        <Price cents={toPayCents(booking)} size="large" />
        {coupon !== null && <p className={classes.payment}>{coupon}</p>}
        <p className={classes.payment}>{paymentSentence(booking, now)}</p>
      </div>
      {stands && (
        <div className={classes.qr}>
          <LazyQrCode text={code} label={`QR code da reserva ${code}`} />
        </div>
      )}
    </div>
  )
}
