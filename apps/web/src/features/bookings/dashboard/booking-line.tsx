import type { Calendar, CalendarBooking } from '@campo-livre/domain/bookings/day/calendar.ts'
import { formatTimes } from '@campo-livre/domain/time/format.ts'
import { Link } from '@tanstack/react-router'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import { BookingLineAct } from './booking-line-act.tsx'
import classes from './dashboard-list.module.css'

type Props = {
  booking: CalendarBooking
  /** Its state in few words. */
  words: string | null
  calendar: Pick<Calendar, 'timeZone' | 'fields'>
  now: string
  /** True where somebody has to act now. */
  isUrgent?: boolean
  /** Called after its act, which may take the line away. */
  onDone?: () => void
}

/** A booking as a line of a list: it opens its sheet, and its next act is done from here. */
export function BookingLine({ booking, words, calendar, now, isUrgent = false, onDone }: Props) {
  const { timeZone, fields } = calendar
  return (
    <li className={classes.booking} data-urgency={isUrgent ? 'now' : undefined}>
      <span className={classes.hours}>{formatTimes(booking, timeZone)}</span>
      <Link
        to="/company"
        search={mergeSearch({ reserva: booking.id })}
        resetScroll={false}
        className={classes.customer}
      >
        {booking.customerName}
      </Link>
      <span className={classes.payment}>{words}</span>
      <span className={classes.field}>{fields.find(({ id }) => id === booking.fieldId)?.name}</span>
      <BookingLineAct booking={booking} now={now} onDone={onDone} />
    </li>
  )
}
