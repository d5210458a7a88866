import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { bookingTimeline } from '@campo-livre/domain/bookings/timeline.ts'
import { formatDateTime } from '@campo-livre/domain/time/format-days.ts'
import { timelineSentence } from './timeline-sentences.ts'
import classes from './timeline.module.css'

type Props = {
  booking: BookingDetail
  now: string
  /** The reader: `Cancelada por você` is the athlete's. */
  reader?: 'athlete' | 'company'
}

/** The events of a booking, past and next. */
export function Timeline({ booking, now, reader = 'athlete' }: Props) {
  return (
    <section className={classes.section} aria-labelledby="historico">
      <h2 id="historico" className={classes.title}>
        Histórico
      </h2>
      <ol className={classes.events}>
        {bookingTimeline(booking, now).map(({ kind, at, ahead, change }) => (
          <li key={change?.id ?? kind} className={classes.event} data-kind={kind} data-ahead={ahead}>
            <span className={classes.what}>
              {timelineSentence({ kind, ...(change && { change }) }, booking, reader)}
            </span>
            <time dateTime={at} className={classes.when}>
              {formatDateTime(at, booking.company.timeZone)}
            </time>
            {kind === 'cancelled' && booking.cancellation?.reason && (
              <span className={classes.reason}>Motivo: {booking.cancellation.reason}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
