import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { toPayCents } from '@campo-livre/domain/coupons/to-pay.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { FieldPicture } from '@campo-livre/ui/court/field-picture.tsx'
import { Price } from '@campo-livre/ui/price/price.tsx'
import { DepositLine } from './deposit-line.tsx'
import { hoursOf, lengthOf, longDayOf } from '@campo-livre/domain/bookings/booking-times.ts'
import { zoneNote } from '../../lib/time/zone-note.ts'
import classes from './booking-summary.module.css'

/** The booking to pay: field, time on the company's clock, and price, with what of it is paid now. */
export function BookingSummary({ booking, whole }: { booking: BookingDetail; whole: boolean }) {
  const { field, company, start, priceCents, couponUsed } = booking
  const note = zoneNote(start, { timeZone: company.timeZone, city: company.address.city })
  return (
    <section className={classes.summary} aria-label="O que você está reservando">
      <FieldPicture field={field} className={classes.picture} />
      <div className={classes.what}>
        <h2 className={classes.name}>{field.name}</h2>
        <p className={classes.place}>{company.name}</p>
        <p className={classes.day}>{longDayOf(booking)}</p>
        <p className={classes.hours}>
          {hoursOf(booking)} · {lengthOf(booking)}
        </p>
        {note && <p className={classes.note}>{note}</p>}
      </div>
      <div className={classes.total}>
        <span>Total</span>
        <Price cents={toPayCents(booking)} size="large" />
        {couponUsed && (
          <p className={classes.parts}>
            {formatCents(priceCents)} menos {formatCents(couponUsed.offCents)} do cupom
          </p>
        )}
        <DepositLine booking={booking} whole={whole} />
      </div>
    </section>
  )
}
