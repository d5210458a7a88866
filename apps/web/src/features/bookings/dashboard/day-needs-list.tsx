import type { Calendar, CalendarBooking } from '@campo-livre/domain/bookings/calendar.ts'
import { dayNeeds } from '@campo-livre/domain/bookings/day-needs.ts'
import { formatAtTime, formatTimes } from '@campo-livre/domain/time/format.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { Link } from '@tanstack/react-router'
import { laneWords } from '../calendar/lane-kind.ts'
import classes from './dashboard-list.module.css'
import { NeedLink } from './need-link.tsx'
import { needWords, sinceWords } from './need-words.ts'
import { useArenaNeeds } from './use-arena-needs.ts'

/**
 * The list of all that waits for somebody at the arena now, each a link to where it is dealt with: the bookings of this
 * hour, then the rest, the oldest first. None for nothing.
 */
export function DayNeedsList({ calendar, now }: { calendar: Calendar; now: string }) {
  const { timeZone } = calendar
  const { late, holds } = dayNeeds(calendar.bookings, now)
  const today = localDay(timeZone, now)
  const needs = useArenaNeeds(timeZone, today)
  if (late.length + holds.length + needs.length === 0) return null
  return (
    <section aria-labelledby="para-resolver" className={classes.section}>
      <h2 id="para-resolver" className={classes.title}>
        Para resolver
      </h2>
      <ul className={classes.list}>
        {late.map((booking) => (
          <BookingNeed
            key={booking.id}
            booking={booking}
            words={laneWords('awaited', booking, now)}
            calendar={calendar}
          />
        ))}
        {holds.map((booking) => (
          <BookingNeed
            key={booking.id}
            booking={booking}
            words={booking.holdExpiresAt && `Paga até ${formatAtTime(booking.holdExpiresAt, timeZone)}`}
            calendar={calendar}
          />
        ))}
        {needs.map((need) => (
          <li key={need.kind} className={classes.need}>
            <NeedLink need={need} today={today}>
              <span>{needWords(need)}</span>{' '}
              <span className={classes.since}>{sinceWords(need, today, timeZone)}</span>
            </NeedLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Props = { booking: CalendarBooking; words: string | null; calendar: Calendar }

function BookingNeed({ booking, words, calendar: { timeZone, fields } }: Props) {
  return (
    <li className={classes.booking}>
      <span className={classes.hours}>{formatTimes(booking, timeZone)}</span>
      <Link to="/company" search={{ reserva: booking.id }} resetScroll={false} className={classes.customer}>
        {booking.customerName}
      </Link>
      <span className={classes.payment}>{words}</span>
      <span className={classes.field}>{fields.find(({ id }) => id === booking.fieldId)?.name}</span>
    </li>
  )
}
