import { FieldPicture } from '@campo-livre/ui/court/field-picture.tsx'
import { Link } from '@tanstack/react-router'
import { formatTimes } from '@campo-livre/domain/time/format.ts'
import { laneWords } from '../calendar/lane-kind.ts'
import type { Block, Lane } from '../calendar/lanes.ts'
import classes from './field-today.module.css'

type Props = {
  lane: Lane
  /** The part of the day that has passed, from 0 to 1. */
  part: number
  now: string
  timeZone: string
}

/** A field at the counter: its day as a line, the running and the next booking. */
export function FieldToday({ lane: { field, blocks }, part, now, timeZone }: Props) {
  const playing = blocks.find((block) => block.playing)
  const next = blocks.find(({ booking }) => Date.parse(booking.start) > Date.parse(now))
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <FieldPicture field={field} whole className={classes.picture} />
        <h2 className={classes.field}>{field.name}</h2>
        <Link
          to="/company/bookings"
          search={{ campo: field.id }}
          className={classes.all}
          aria-label={`${blocks.length} hoje em ${field.name}`}
        >
          {blocks.length} hoje
        </Link>
      </div>
      <div className={classes.line} aria-hidden>
        {blocks.map(({ booking, kind, place }) => (
          <span
            key={booking.id}
            className={classes.part}
            style={{ left: `${place.left}%`, width: `${place.width}%` }}
            data-kind={kind}
          />
        ))}
        <span className={classes.tick} style={{ left: `${part * 100}%` }} />
      </div>
      <dl className={classes.who}>
        <Who when="Agora" block={playing} none="Sem reserva agora" {...{ now, timeZone }} />
        <Who when="Depois" block={next} none="Nada mais hoje" {...{ now, timeZone }} />
      </dl>
    </li>
  )
}

function Who({
  when,
  block,
  none,
  now,
  timeZone,
}: {
  when: string
  block: Block | undefined
  none: string
  now: string
  timeZone: string
}) {
  return (
    <div className={classes.turn} data-playing={block?.playing}>
      <dt>{when}</dt>
      {block === undefined ? (
        <dd className={classes.none}>{none}</dd>
      ) : (
        <dd>
          <Link
            to="/company"
            search={{ reserva: block.booking.id }}
            resetScroll={false}
            className={classes.open}
            data-kind={block.kind}
          >
            <span className={classes.hours}>{formatTimes(block.booking, timeZone)}</span>
            <span className={classes.customer}>{block.booking.customerName}</span>
            <span className={classes.payment}>{laneWords(block.kind, block.booking, now)}</span>
          </Link>
        </dd>
      )}
    </div>
  )
}
