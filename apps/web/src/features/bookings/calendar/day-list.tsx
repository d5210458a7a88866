import type { Calendar, CalendarBooking } from '@campo-livre/domain/bookings/day/calendar.ts'
import { formatTimes } from '@campo-livre/domain/time/format.ts'
import classes from './day-list.module.css'
import { DayRows } from './day-rows.tsx'
import type { LaneKind } from './lane-kinds.ts'
import type { Block, Day } from './lanes.ts'

type Props = { day: Day; calendar: Calendar; now: string; picked: LaneKind | undefined }

/** The day on a phone: its bookings by time, those that have ended folded away. */
export function DayList({ day: { lanes }, calendar: { timeZone, closures }, now, picked }: Props) {
  const rows = lanes
    .flatMap(({ field, blocks }) => blocks.map((each) => ({ ...each, field })))
    .filter(({ kind }) => picked === undefined || kind === picked)
    .toSorted((a, b) => endsBefore(b.booking, now) - endsBefore(a.booking, now) || byStart(a, b))
  const shut = lanes.flatMap(({ field, bars }) =>
    bars.filter(({ kind }) => kind === 'closure').map((bar) => ({ ...bar, field })),
  )
  const over = rows.filter(({ booking }) => endsBefore(booking, now) === 1)
  const toCome = rows.slice(over.length)
  return (
    <>
      {shut.length > 0 && (
        <ul className={classes.closed} aria-label="Fechamentos do dia">
          {shut.map(({ key, words, field }) => {
            const closure = closures.find(({ id, start }) => `${id} ${start}` === key)
            return (
              <li key={`${field.id} ${key}`} className={classes.closure}>
                {closure && `${formatTimes(closure, timeZone)}: `}
                {field.name} fechado. {words}
              </li>
            )
          })}
        </ul>
      )}
      {rows.length === 0 && (
        <p className={classes.none}>
          {picked === undefined ? 'Nenhuma reserva neste dia.' : 'Nenhuma reserva assim neste dia.'}
        </p>
      )}
      {over.length > 0 && (
        <details className={classes.over} open={toCome.length === 0}>
          <summary className={classes.summary}>{endedWords(over.length)}</summary>
          <DayRows rows={over} {...{ timeZone, now }} label="Reservas que já terminaram" />
        </details>
      )}
      <DayRows rows={toCome} {...{ timeZone, now }} label="Reservas do dia" />
    </>
  )
}

function byStart(a: Block, b: Block): number {
  return Date.parse(a.booking.start) - Date.parse(b.booking.start)
}

function endsBefore({ end }: CalendarBooking, now: string): 0 | 1 {
  return Date.parse(end) <= Date.parse(now) ? 1 : 0
}

function endedWords(count: number): string {
  return count === 1 ? '1 reserva já terminou' : `${count} reservas já terminaram`
}
