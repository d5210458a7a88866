import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { Price } from '@campo-livre/ui/price/price.tsx'
import { Link } from '@tanstack/react-router'
import { FieldPicture } from '../../lib/field-picture.tsx'
import { hoursOf, shortDayOf } from '../../lib/when.ts'
import classes from './booking-row.module.css'
import { BookingRowState } from './booking-row-state.tsx'

/** A booking in the athlete's list: the whole row leads to it, except the way to pay. */
export function BookingRow({ booking }: { booking: BookingDetail }) {
  const { id, field, company, code, priceCents } = booking
  return (
    <li className={classes.row}>
      <FieldPicture field={field} className={classes.picture} />
      <div className={classes.what}>
        <p className={classes.when}>
          <span className={classes.day}>{shortDayOf(booking)}</span>
          <span className={classes.hours}>{hoursOf(booking)}</span>
        </p>
        <h2 className={classes.name}>
          <Link to="/atleta/reservas/$id" params={{ id }} className={classes.link}>
            {field.name}
          </Link>
        </h2>
        <p className={classes.place}>
          {company.name}, {company.address.city}
        </p>
        <p className={classes.code}>
          {code} · <Price cents={priceCents} size="small" />
        </p>
      </div>
      <BookingRowState booking={booking} />
    </li>
  )
}
