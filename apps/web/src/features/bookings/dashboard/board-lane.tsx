import { FieldPicture } from '@campo-livre/ui/court/field-picture.tsx'
import { BoardBlock } from './board-block.tsx'
import type { Place } from './day-axis.ts'
import classes from './day-board.module.css'
import type { Lane } from './lanes.ts'

type Props = { lane: Lane; closed: readonly Place[] }

/** A field's day: its name, which stays at the edge, and its bookings in order. */
export function BoardLane({ lane: { field, blocks }, closed }: Props) {
  return (
    <li className={classes.lane}>
      <div className={classes.name}>
        <FieldPicture field={field} whole className={classes.picture} />
        <h3 className={classes.field}>{field.name}</h3>
      </div>
      <div className={classes.track}>
        {closed.map(({ left, width }) => (
          <span
            key={left}
            className={classes.closed}
            style={{ left: `${left}%`, width: `${width}%` }}
            aria-hidden
          />
        ))}
        {blocks.length === 0 ? (
          <p className="visually-hidden">Nenhuma reserva hoje</p>
        ) : (
          <ol>
            {blocks.map((block) => (
              <BoardBlock key={block.booking.id} block={block} />
            ))}
          </ol>
        )}
      </div>
    </li>
  )
}
