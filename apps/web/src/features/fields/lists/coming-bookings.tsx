import { comingBookingSchema } from '@campo-livre/domain/fields/set-up/own-field.ts'
import { formatShortDay, formatTimes } from '@campo-livre/domain/time/format.ts'
import { Link } from '@tanstack/react-router'
import * as z from 'zod/mini'
import classes from './coming-bookings.module.css'

const SHOWN = 5
const bookingsSchema = z.array(comingBookingSchema)

/** The bookings to come of a field that cannot be archived for them; nothing for other data. */
export function ComingBookings({ data, timeZone }: { data: unknown; timeZone: string }) {
  const bookings = bookingsSchema.safeParse(data).data ?? []
  if (bookings.length === 0) return null
  const more = bookings.length - SHOWN
  return (
    <>
      <ul className={classes.list} aria-label="Reservas marcadas">
        {bookings.slice(0, SHOWN).map(({ id, code, start, end, customer }) => (
          <li key={id}>
            {formatShortDay(start, timeZone)}, {formatTimes({ start, end }, timeZone)}: {customer} ({code})
          </li>
        ))}
        {more > 0 && <li>e mais {more.toLocaleString('pt-BR')}</li>}
      </ul>
      <Link to="/company/bookings" className={classes.link}>
        Ver as reservas
      </Link>
    </>
  )
}
