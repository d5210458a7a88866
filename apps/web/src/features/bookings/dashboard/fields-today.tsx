import { toMinutes } from '@campo-livre/domain/time/zone.ts'
import { type Axis, partOf } from './day-axis.ts'
import { FieldToday } from './field-today.tsx'
import classes from './field-today.module.css'
import type { Lane } from './lanes.ts'

type Props = { axis: Axis; lanes: readonly Lane[]; now: string; date: string }

/** The day on a phone: the fields stacked, each with its day as a line, the running and the next booking. */
export function FieldsToday({ axis, lanes, now, date }: Props) {
  const part = partOf(axis, toMinutes(now))
  return (
    <ul className={classes.fields} aria-label="Campos hoje">
      {lanes.map((lane) => (
        <FieldToday key={lane.field.id} lane={lane} part={part} now={now} date={date} />
      ))}
    </ul>
  )
}
