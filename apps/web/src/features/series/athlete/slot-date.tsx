import type { SeriesBooking, SeriesDetail } from '@campo-livre/domain/series/series-answer.ts'
import { formatShortDay, formatTimes } from '@campo-livre/domain/time/format.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { dateWords } from '../date-words.ts'
import classes from './fixed-slot-view.module.css'

type Props = {
  series: SeriesDetail
  date: SeriesBooking
  now: string
  /** The thing that can be done with it. */
  act?: ReactNode
}

/** A date of a fixed slot: a link to its booking, and what is special about it. */
export function SlotDate({ series, date, now, act }: Props) {
  const words = dateWords(series, date, now)
  return (
    <li className={classes.date} data-off={date.status === 'cancelled' || undefined}>
      <div>
        <p className={classes.when}>
          <Link to="/atleta/reservas/$id" params={{ id: date.bookingId }}>
            {formatShortDay(date.start, series.timeZone)}, {formatTimes(date, series.timeZone)}
          </Link>
        </p>
        {words !== '' && <p className={classes.note}>{words}</p>}
      </div>
      {act}
    </li>
  )
}
