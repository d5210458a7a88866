import type { DayOccupancy } from '@campo-livre/domain/bookings/day/day-occupancy.ts'
import { formatLength, formatTime } from '@campo-livre/domain/time/format.ts'
import { toInstant, toMinutes } from '@campo-livre/domain/time/zone.ts'
import { Link } from '@tanstack/react-router'
import classes from './field-cards.module.css'

type Props = {
  occupancy: DayOccupancy | null
  field: { id: string; name: string }
  timeZone: string
  now: string
}

/** Today of a field: how many of its hours are booked, as a sentence and as a line; it leads to the calendar. */
export function FieldDay({ occupancy, field, timeZone, now }: Props) {
  const to = { to: '/company/bookings', search: { campo: field.id } } as const
  if (occupancy === null || occupancy.open === 0)
    return (
      <Link {...to} className={classes.day}>
        <span className={classes.hours}>Fechado hoje</span>
        <span className="visually-hidden">, {field.name}</span>
      </Link>
    )
  const { start, end, open, booked, taken } = occupancy
  const at = (minute: number) => Math.min(100, Math.max(0, ((minute - start) / (end - start)) * 100))
  const time = (minute: number) => formatTime(toInstant(minute), timeZone)
  const words =
    booked === 0
      ? ['Hoje livre,', formatLength(open)]
      : [`Hoje ${formatLength(booked)}`, `de ${formatLength(open)}`]
  return (
    <Link {...to} className={classes.day}>
      <span className={classes.hours}>
        <span>
          <span className={classes.whole}>{words[0]}</span> <span className={classes.whole}>{words[1]}</span>
          <span className="visually-hidden"> com reserva, {field.name}</span>
        </span>
        <span className={classes.part}>{Math.round((booked / open) * 100)}%</span>
      </span>
      <span className={classes.line} aria-hidden>
        {taken.map((each) => (
          <span
            key={each.start}
            className={classes.taken}
            style={{ left: `${at(each.start)}%`, width: `${at(each.end) - at(each.start)}%` }}
          />
        ))}
        <span className={classes.now} style={{ left: `${at(toMinutes(now))}%` }} />
      </span>
      <span className={classes.ends} aria-hidden>
        <span>{time(start)}</span>
        <span>{time(end)}</span>
      </span>
    </Link>
  )
}
