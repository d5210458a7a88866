import { toPayCents } from '@campo-livre/domain/coupons/to-pay.ts'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { isOpen, statusAt } from '@campo-livre/domain/bookings/status.ts'
import { rainStateAt } from '@campo-livre/domain/rain/rain.ts'
import { FieldPicture } from '@campo-livre/ui/court/field-picture.tsx'
import { Price } from '@campo-livre/ui/price/price.tsx'
import { TicketRow } from '@campo-livre/ui/ticket/ticket-row.tsx'
import { Link } from '@tanstack/react-router'
import { useNow } from '../../../lib/time/use-now.ts'
import { hoursOf, leafOf, longDayOf } from '@campo-livre/domain/bookings/booking-times.ts'
import classes from './booking-row.module.css'
import { paymentWords } from '@campo-livre/domain/bookings/payment-sentence.ts'
import { BookingRowState } from './booking-row-state.tsx'

type Props = { booking: BookingDetail; headingLevel?: 2 | 3 }

/** A booking in the athlete's list: the whole ticket is a link to it, except the link to pay. */
export function BookingRow({ booking, headingLevel = 2 }: Props) {
  const { id, field, company, code } = booking
  const now = useNow(booking.status === 'awaiting_payment' ? 1_000 : 60_000)
  const status = statusAt(booking, now)
  const Heading = `h${headingLevel}` as const
  return (
    <TicketRow
      leaf={leafOf(booking)}
      day={longDayOf(booking)}
      quiet={!isOpen(booking, now)}
      className={classes.ticket ?? ''}
    >
      <div
        className={classes.row}
        data-held={status === 'awaiting_payment' || rainStateAt(booking, now) === 'choose' || undefined}
      >
        <FieldPicture field={field} whole className={classes.picture} />
        <p className={classes.hours}>{hoursOf(booking)}</p>
        <Heading className={classes.name}>
          <Link to="/atleta/reservas/$id" params={{ id }} className={classes.link}>
            {field.name}
          </Link>
        </Heading>
        <p className={classes.place}>
          {company.name}, {company.address.city}
          {booking.creditUsed && <span className={classes.parts}>{paymentWords(booking, now)}</span>}
        </p>
        <Price cents={toPayCents(booking)} className={classes.price ?? ''} />
        <p className={classes.code}>{code}</p>
        <BookingRowState booking={booking} status={status} now={now} />
      </div>
    </TicketRow>
  )
}
