import { FieldPicture } from '@campo-livre/ui/court/field-picture.tsx'
import { type CSSProperties, memo, useId } from 'react'
import { BoardBlock } from './board-block.tsx'
import classes from './day-board.module.css'
import type { LaneKind } from './lane-kinds.ts'
import type { Lane } from './lanes.ts'

type Props = {
  lane: Lane
  /** The id of the booking that the keyboard reaches; null for one in another lane. */
  reached: string | null
  /** The kind that the legend has picked. */
  picked: LaneKind | undefined
  pictured: boolean
  /** The id of what tells how a booking is moved by keyboard; undefined where none can be. */
  hint: string | undefined
  now: string
  timeZone: string
}

/** A field's day: its name, which stays at the edge, its closed times and its bookings in order. */
export const BoardLane = memo(function BoardLane(props: Props) {
  const { lane, reached, picked, pictured, hint, now, timeZone } = props
  const { field, blocks, closed, bars, bufferWidth } = lane
  const title = useId()
  const style: CSSProperties & Record<`--${string}`, number> = { '--buffer': bufferWidth }
  return (
    <div className={classes.lane} role="group" aria-labelledby={title} data-field={field.id}>
      <div className={classes.name}>
        {pictured && <FieldPicture field={field} whole className={classes.picture} />}
        <h3 id={title} className={classes.field}>
          {field.name}
        </h3>
      </div>
      <div className={classes.track} data-track style={style}>
        {closed.map(({ left, width }) => (
          <span
            key={left}
            className={classes.closed}
            style={{ left: `${left}%`, width: `${width}%` }}
            aria-hidden
          />
        ))}
        {bars.map(({ key, place, words, kind }) => (
          <p
            key={key}
            className={classes.bar}
            style={{ left: `${place.left}%`, width: `${place.width}%` }}
            data-bar={kind}
          >
            <span className={classes.why}>{kind === 'ground' ? `Ocupado: ${words}` : words}</span>
          </p>
        ))}
        {blocks.length === 0 && <p className="visually-hidden">Nenhuma reserva</p>}
        {blocks.map(({ booking, kind, place, playing }) => (
          <BoardBlock
            key={booking.id}
            {...{ booking, kind, playing, hint, now, timeZone }}
            {...place}
            reached={booking.id === reached}
            muted={picked !== undefined && kind !== picked}
          />
        ))}
      </div>
    </div>
  )
})
