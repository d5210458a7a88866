import type { Calendar } from '@campo-livre/domain/bookings/day/calendar.ts'
import { formatTime } from '@campo-livre/domain/time/format.ts'
import { toInstant, toMinutes } from '@campo-livre/domain/time/zone.ts'
import { type CSSProperties, useId, useRef, useState } from 'react'
import { hoursOn, partOf } from './axis.ts'
import { BoardLane } from './board-lane.tsx'
import classes from './day-board.module.css'
import { bookingOf } from './board-dom.ts'
import type { LaneKind } from './lane-kinds.ts'
import type { Day } from './lanes.ts'
import { neighbourOf } from './neighbour-of.ts'
import type { Hold } from './move/hold.ts'
import type { JudgedPlace } from './move/judge-place.ts'
import { useHold } from './move/use-hold.ts'
import { type Stretch, useFreeStretch } from './use-free-stretch.ts'
import { useNowInView } from './use-now-in-view.ts'

/** Above this number of fields their pictures are left out: the page stays light, and lanes low. */
const PICTURED = 12

type Props = {
  day: Day
  calendar: Calendar
  now: string
  /** The kind that the legend has picked. */
  picked?: LaneKind | undefined
  onOpen: (bookingId: string) => void
  /** Called with a free stretch that was pressed or dragged; without it nothing can be picked. */
  onPick?: ((stretch: Stretch) => void) | undefined
  /** Called with a booking that was let go at another place; without it none can be moved. */
  onDrop?: ((hold: Hold, judged: JudgedPlace) => void) | undefined
  /** Called with a sentence when a booking that is held was changed or cancelled by others. */
  onLost?: ((sentence: string) => void) | undefined
}

/**
 * A day in lanes, one for each field, with a line for now that moves with the clock and stays in view. The keyboard
 * reaches one booking; the arrows lead to its neighbours.
 */
export function DayBoard({ day, calendar, now, picked, onOpen, onPick, onDrop, onLost }: Props) {
  const { axis, lanes } = day
  const { timeZone } = calendar
  const title = useId()
  const hint = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const board = useRef<HTMLDivElement>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const minute = toMinutes(now)
  const part = partOf(axis, minute)
  const hours = hoursOn(axis)
  const running = minute >= axis.start && minute < axis.end
  useNowInView(scroller, {
    part,
    hours: hours.length - 1,
    step: running ? Math.floor(minute / 30) : day.date,
  })
  const stretch = useFreeStretch({ board, ghost, day, calendar, now, onPick })
  const hold = useHold({ board, scroller, ghost, day, calendar, now, onDrop, onLost })
  const blocks = lanes.flatMap((lane) => lane.blocks)
  const reached = blocks.some(({ booking }) => booking.id === focused)
    ? focused
    : ((blocks.find(({ playing }) => playing) ?? blocks[0])?.booking.id ?? null)
  const style: CSSProperties & Record<`--${string}`, number> = { '--hours': hours.length - 1, '--now': part }
  return (
    <section aria-labelledby={title} className={classes.board}>
      <h2 id={title} className="visually-hidden">
        Campos do dia
      </h2>
      {/* Without a booking nothing in it has the focus, and the keyboard has to scroll it. */}
      <div
        ref={scroller}
        className={classes.scroller}
        {...(reached === null && { tabIndex: 0, role: 'group', 'aria-labelledby': title })}
      >
        <div
          ref={board}
          className={classes.day}
          style={style}
          role="presentation"
          onClick={({ target }) => {
            const id = bookingOf(target)
            if (!hold.takesClick() && id !== null) onOpen(id)
          }}
          onFocus={({ target }) => setFocused(bookingOf(target) ?? focused)}
          onBlur={hold.onBlur}
          onKeyDown={(event) => {
            if (hold.onKeyDown(event)) return
            const id = bookingOf(event.target)
            const next = id === null ? null : neighbourOf(lanes, id, event.key)
            if (next === null) return
            event.preventDefault()
            board.current?.querySelector<HTMLElement>(`[data-booking="${CSS.escape(next)}"]`)?.focus()
          }}
          onPointerEnter={stretch.onPointerEnter}
          onPointerLeave={stretch.onPointerLeave}
          onPointerDown={(event) => hold.onPointerDown(event) || stretch.onPointerDown?.(event)}
          onPointerMove={(event) =>
            hold.onPointerMove(event) || hold.isHolding() || stretch.onPointerMove?.(event)
          }
          onPointerUp={(event) => hold.onPointerUp() || stretch.onPointerUp?.(event)}
          onPointerCancel={() => {
            hold.onPointerCancel()
            stretch.onPointerCancel?.()
          }}
          onContextMenu={hold.onContextMenu}
        >
          <div className={classes.axis} aria-hidden>
            <span className={classes.corner} data-names />
            <div className={classes.hours}>
              {hours.map((hour) => (
                <span
                  key={hour}
                  className={classes.hour}
                  data-last={hour === axis.end || undefined}
                  data-near={(running && hour > minute - 35 && hour < minute + 20) || undefined}
                  style={{ left: `${partOf(axis, hour) * 100}%` }}
                >
                  {formatTime(toInstant(hour), timeZone)}
                </span>
              ))}
              {running && <span className={classes.clock}>{formatTime(now, timeZone)}</span>}
            </div>
          </div>
          {lanes.map((lane) => (
            <BoardLane
              key={lane.field.id}
              {...{ lane, picked, now, timeZone }}
              reached={lane.blocks.some(({ booking }) => booking.id === reached) ? reached : null}
              pictured={lanes.length <= PICTURED}
              hint={onDrop && hint}
            />
          ))}
          {running && <div className={classes.now} aria-hidden />}
          <div ref={ghost} className={classes.ghost} hidden aria-hidden />
          {onDrop && (
            <p id={hint} className={classes.hint}>
              Enter pega, setas movem, Enter solta. Espaço abre.
            </p>
          )}
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {hold.said}
      </p>
    </section>
  )
}
