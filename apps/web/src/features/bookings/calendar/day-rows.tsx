import type { CalendarField } from '@campo-livre/domain/bookings/day/calendar.ts'
import { formatTimes } from '@campo-livre/domain/time/format.ts'
import { Link } from '@tanstack/react-router'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import block from './board-block.module.css'
import classes from './day-list.module.css'
import mark from './kind-mark.module.css'
import { blockWords } from './lane-kind.ts'
import type { Block } from './lanes.ts'

type Props = {
  rows: readonly (Block & { field: CalendarField })[]
  label: string
  timeZone: string
  now: string
}

/** Bookings of a day one under the other, each with its hours, its state, who booked and the field. */
export function DayRows({ rows, label, timeZone, now }: Props) {
  if (rows.length === 0) return null
  return (
    <ol className={classes.list} aria-label={label}>
      {rows.map(({ booking, field, kind, playing }) => (
        <li key={booking.id}>
          <Link
            to="."
            search={mergeSearch({ reserva: booking.id })}
            resetScroll={false}
            data-booking={booking.id}
            className={classes.booking}
          >
            <span
              className={`${block.block} ${classes.edge}`}
              data-kind={kind}
              data-playing={playing || undefined}
            />
            <span className={classes.hours}>{formatTimes(booking, timeZone)}</span>
            <span className={`${classes.words} ${mark.mark}`} data-kind={kind}>
              {blockWords(kind, booking, playing, now)}
            </span>
            <span className={classes.customer}>{booking.customerName}</span>
            <span className={classes.field}>{field.name}</span>
          </Link>
        </li>
      ))}
    </ol>
  )
}
