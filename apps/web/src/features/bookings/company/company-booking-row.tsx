import { toPayCents } from '@campo-livre/domain/coupons/to-pay.ts'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { canCancel, statusAt } from '@campo-livre/domain/bookings/status.ts'
import { describeRained } from '@campo-livre/domain/rain/describe-rain.ts'
import { Price } from '@campo-livre/ui/price/price.tsx'
import { StatusBadge } from '@campo-livre/ui/status-badge/status-badge.tsx'
import { Link } from '@tanstack/react-router'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import { hoursOf, shortDateOf } from '@campo-livre/domain/bookings/booking-times.ts'
import classes from './company-booking-row.module.css'
import { CustomerPhone } from './customer-phone.tsx'
import { paymentWords } from '@campo-livre/domain/bookings/payment-sentence.ts'

type Props = {
  booking: BookingDetail
  now: string
  /** True when it is not listed under its day and has to show it. */
  dated: boolean
}

/** A booking of the company in the table. */
export function CompanyBookingRow({ booking, now, dated }: Props) {
  const { id, code, field, customerName, customerPhone, cancellation, company, racha } = booking
  const { timeZone } = company
  const reason = cancellation?.reason ?? describeRained(booking, { now, timeZone, reader: 'company' })
  return (
    <tr className={classes.row}>
      <th scope="row" className={classes.hours}>
        <Link
          to="."
          search={mergeSearch({ reserva: id })}
          resetScroll={false}
          data-booking={id}
          className={classes.open}
        >
          {dated && <span className={classes.date}>{shortDateOf(booking, now)} </span>}
          {hoursOf(booking)} <span className={classes.code}>{code}</span>
        </Link>
      </th>
      <td className={classes.field}>{field.name}</td>
      <td className={classes.customer}>
        <span className={classes.name}>{customerName}</span>
        {racha && (
          <span className={classes.reason}>
            Racha, {racha.confirmed} de {racha.maxPlayers}
          </span>
        )}
        <CustomerPhone phone={customerPhone} />
      </td>
      <td className={classes.status}>
        <StatusBadge status={statusAt(booking, now)} className={classes.badge ?? ''} />
        {reason && <span className={classes.reason}>{reason}</span>}
      </td>
      <td className={classes.price}>
        <Price cents={toPayCents(booking)} />
        <span className={classes.payment}>{paymentWords(booking, now)}</span>
      </td>
      <td className={classes.actions}>
        {canCancel(booking, now) && (
          <Link
            to="."
            search={mergeSearch({ cancelar: id })}
            resetScroll={false}
            className={classes.cancel}
            aria-label={`Cancelar a reserva ${code}`}
          >
            Cancelar
          </Link>
        )}
      </td>
    </tr>
  )
}
