import { Link } from '@tanstack/react-router'
import { hoursOf } from '../../../shared/bookings/booking-times.ts'
import classes from './board-block.module.css'
import { KindIcon } from './kind-icon.tsx'
import { laneWords } from './lane-kind.ts'
import type { Block } from './lanes.ts'

/** A booking on the board, with its state as fill, line and words. Opens the details. */
export function BoardBlock({ block }: { block: Block }) {
  const { booking, kind, place, playing } = block
  const words = laneWords(kind, booking)
  return (
    <li className={classes.place} style={{ left: `${place.left}%`, width: `${place.width}%` }}>
      <Link
        to="/company"
        search={{ reserva: booking.id }}
        resetScroll={false}
        className={classes.block}
        data-kind={kind}
        data-playing={playing || undefined}
        data-cut-start={place.cutStart || undefined}
        data-cut-end={place.cutEnd || undefined}
      >
        <span className={classes.text}>
          <span className={classes.name}>{booking.customerName}</span>{' '}
          <span className={classes.hours}>{hoursOf(booking)}</span>{' '}
          {playing && <span className="visually-hidden">jogando agora </span>}
          <span className={classes.state}>
            <KindIcon kind={kind} />
            <span className={classes.words}>{words}</span>
          </span>
        </span>
      </Link>
    </li>
  )
}
