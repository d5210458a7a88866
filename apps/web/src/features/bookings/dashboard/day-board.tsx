import { formatTime } from '@campo-livre/domain/time/format.ts'
import { toInstant, toMinutes } from '@campo-livre/domain/time/zone.ts'
import { type CSSProperties, useId, useRef } from 'react'
import { BoardLane } from './board-lane.tsx'
import { BoardLegend } from './board-legend.tsx'
import { type Axis, closedOn, hoursOn, partOf, placeOn } from './day-axis.ts'
import classes from './day-board.module.css'
import type { Lane } from './lanes.ts'
import { useNowInView } from './use-now-in-view.ts'
import type { MinuteInterval } from '@campo-livre/domain/time/interval.ts'

type Props = {
  axis: Axis
  lanes: readonly Lane[]
  /** The opening intervals. */
  open: readonly MinuteInterval[]
  now: string
  timeZone: string
}

/** The day in lanes, one for each field, with a line for now that moves with the clock and stays in view. */
export function DayBoard({ axis, lanes, open, now, timeZone }: Props) {
  const title = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const minute = toMinutes(now)
  const part = partOf(axis, minute)
  const hours = hoursOn(axis)
  useNowInView(scroller, { part, hours: hours.length - 1, step: Math.floor(minute / 30) })
  const running = minute >= axis.start && minute < axis.end
  const closed = closedOn(axis, open).flatMap((interval) => placeOn(axis, interval) ?? [])
  const style: CSSProperties & Record<`--${string}`, number> = { '--hours': hours.length - 1, '--now': part }
  return (
    <section aria-labelledby={title} className={classes.board}>
      <h2 id={title} className="visually-hidden">
        Campos hoje
      </h2>
      <div ref={scroller} className={classes.scroller}>
        <div className={classes.day} style={style}>
          <div className={classes.axis} aria-hidden>
            <span className={classes.corner} data-names />
            <div className={classes.hours}>
              {hours.map((hour) => (
                <span
                  key={hour}
                  className={classes.hour}
                  data-last={hour === axis.end || undefined}
                  style={{ left: `${partOf(axis, hour) * 100}%` }}
                >
                  {formatTime(toInstant(hour), timeZone)}
                </span>
              ))}
              {running && <span className={classes.clock}>{formatTime(now, timeZone)}</span>}
            </div>
          </div>
          <ul>
            {lanes.map((lane) => (
              <BoardLane key={lane.field.id} lane={lane} closed={closed} />
            ))}
          </ul>
          {running && <div className={classes.now} aria-hidden />}
        </div>
      </div>
      <BoardLegend />
    </section>
  )
}
