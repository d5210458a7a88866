import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { FieldPicture } from '@campo-livre/ui/court/field-picture.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { pickedTimeSearch } from '../../shared/bookings/picked-time-search.ts'
import { refresh } from '../../lib/query/refresh.ts'
import { fromHoursOf, longDayOf } from '@campo-livre/domain/bookings/booking-times.ts'
import classes from './hold-expired.module.css'

/** Shown when the hold has ended (rule 4), with a link to the same day and choice. */
export function HoldExpired({ booking }: { booking: BookingDetail }) {
  const { field } = booking
  const client = useQueryClient()
  useEffect(() => refresh(client, ['bookings']), [client])
  return (
    <section className={classes.over} role="status">
      <FieldPicture field={field} className={classes.picture} />
      <h1>O tempo acabou e o horário foi liberado</h1>
      <p className={classes.text}>
        {field.name}. {longDayOf(booking)}, {fromHoursOf(booking)}. Nada foi cobrado. Se ainda estiver livre,
        é só escolher de novo.
      </p>
      <Link
        to="/field/$id"
        params={{ id: field.id }}
        search={pickedTimeSearch(booking)}
        className={button.primary}
      >
        Escolher de novo
      </Link>
      <Link to="/atleta/reservas" className={button.subtle}>
        Ver minhas reservas
      </Link>
    </section>
  )
}
