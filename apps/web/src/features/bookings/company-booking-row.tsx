import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { canCancel, statusAt } from '@campo-livre/domain/bookings/status.ts'
import { Price } from '@campo-livre/ui/price/price.tsx'
import { StatusBadge } from '@campo-livre/ui/status-badge/status-badge.tsx'
import { Link } from '@tanstack/react-router'
import { formatPhone } from '../../lib/format-phone.ts'
import { phoneLink } from '../../lib/links.ts'
import { hoursOf, shortDayOf } from '../../lib/when.ts'
import classes from './company-bookings-table.module.css'
import { paymentWords } from './payment-sentence.ts'

/** One booking at the company. */
export function CompanyBookingRow({ booking, now }: { booking: BookingDetail; now: string }) {
  const { id, code, field, customerName, customerPhone, priceCents, cancellation } = booking
  const call = phoneLink(customerPhone)
  return (
    <tr className={classes.row}>
      <th scope="row" className={classes.when}>
        <span className={classes.day}>{shortDayOf(booking)}</span> <span>{hoursOf(booking)}</span>
      </th>
      <td className={classes.field}>{field.name}</td>
      <td className={classes.customer}>
        {customerName}
        {customerPhone &&
          (call === null ? (
            <span className={classes.phone}>{customerPhone}</span>
          ) : (
            <a className={classes.phone} href={call}>
              {formatPhone(customerPhone)}
            </a>
          ))}
      </td>
      <td className={classes.code}>{code}</td>
      <td className={classes.price}>
        <Price cents={priceCents} />
      </td>
      <td className={classes.payment}>{paymentWords(booking, now)}</td>
      <td className={classes.status}>
        <StatusBadge status={statusAt(booking, now)} />
        {cancellation?.reason && <span className={classes.reason}>{cancellation.reason}</span>}
      </td>
      <td className={classes.actions}>
        {canCancel(booking, now) && (
          <Link
            to="."
            search={(old) => ({ ...old, cancelar: id })}
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
