import type { CalendarBooking } from '@campo-livre/domain/bookings/day/calendar.ts'
import { minutesOf } from '@campo-livre/domain/bookings/day/calendar-schedule.ts'
import { formatTimes } from '@campo-livre/domain/time/format.ts'
import { memo } from 'react'
import classes from './board-block.module.css'
import mark from './kind-mark.module.css'
import { blockWords } from './lane-kind.ts'
import type { LaneKind } from './lane-kinds.ts'

/** A booking of at most so many minutes has no room for its hours, which its place tells; its name gets their line. */
const SHORT = 60

type Props = {
  booking: CalendarBooking
  kind: LaneKind
  /** The position on the axis, in percent. */
  left: number
  width: number
  cutStart: boolean
  cutEnd: boolean
  playing: boolean
  /** True for the one that the keyboard reaches; the arrows lead to the others. */
  reached: boolean
  /** True where the legend has picked another kind: the block keeps its place and loses its words. */
  muted: boolean
  /** The id of what tells how it is moved by keyboard. */
  hint: string | undefined
  now: string
  timeZone: string
}

/** A booking on the board, with its state as fill, line, icon and words. The board opens it by its id. */
export const BoardBlock = memo(function BoardBlock(props: Props) {
  const { booking, kind, left, width, cutStart, cutEnd, playing, reached, muted, hint, now, timeZone } = props
  const { id, customerName, seriesId } = booking
  const { start, end } = minutesOf(booking)
  return (
    <button
      type="button"
      className={classes.block}
      style={{ left: `${left}%`, width: `${width}%` }}
      data-booking={id}
      data-kind={kind}
      data-short={end - start <= SHORT || undefined}
      data-playing={playing || undefined}
      data-cut-start={cutStart || undefined}
      data-cut-end={cutEnd || undefined}
      data-muted={muted || undefined}
      tabIndex={reached ? 0 : -1}
      aria-describedby={hint}
    >
      <span className={classes.name}>
        {customerName}
        {seriesId !== null && <span className={mark.mark} data-kind="series" />}
      </span>
      <span className={classes.hours}>{` ${formatTimes(booking, timeZone)} `}</span>
      <span className={`${classes.words} ${mark.mark}`} data-kind={kind}>
        {blockWords(kind, booking, playing, now)}
      </span>
    </button>
  )
})
