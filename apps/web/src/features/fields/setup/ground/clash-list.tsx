import { type ClashingBooking, clashSchema } from '@campo-livre/domain/fields/set-up/clash.ts'
import { formatShortDay, formatTimes } from '@campo-livre/domain/time/format.ts'
import { Link } from '@tanstack/react-router'
import * as z from 'zod/mini'
import classes from './ground.module.css'

const SHOWN = 5
const clashesSchema = z.array(clashSchema)

/** The bookings, in pairs, for which fields cannot share ground yet; nothing for other data. */
export function ClashList({ data, timeZone }: { data: unknown; timeZone: string }) {
  const clashes = clashesSchema.safeParse(data).data ?? []
  if (clashes.length === 0) return null
  const more = clashes.length - SHOWN
  const spoken = (booking: ClashingBooking) =>
    `${booking.fieldName}, ${formatTimes(booking, timeZone)}: ${booking.customer} (${booking.code})`
  return (
    <div className={classes.clashes}>
      <ul aria-label="Reservas no mesmo horário" className={classes.pairs}>
        {clashes.slice(0, SHOWN).map(({ one, other }) => (
          <li key={`${one.id} ${other.id}`}>
            <strong>{formatShortDay(one.start, timeZone)}</strong>
            <span>{spoken(one)}</span>
            <span>{spoken(other)}</span>
          </li>
        ))}
        {more > 0 && <li>e mais {more.toLocaleString('pt-BR')}</li>}
      </ul>
      <Link to="/company/bookings" className={classes.link}>
        Ver as reservas
      </Link>
    </div>
  )
}
