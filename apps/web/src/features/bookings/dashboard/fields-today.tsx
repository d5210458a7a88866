import { toMinutes } from '@campo-livre/domain/time/zone.ts'
import type { Calendar } from '@campo-livre/domain/bookings/day/calendar.ts'
import { partOf } from '../calendar/axis.ts'
import type { Day } from '../calendar/lanes.ts'
import { FieldToday } from './field-today.tsx'
import classes from './field-today.module.css'

type Props = { day: Day; calendar: Pick<Calendar, 'timeZone'>; now: string }

/** The day on a phone: the fields stacked, each with its day as a line, the running and the next booking. */
export function FieldsToday({ day: { axis, lanes }, calendar: { timeZone }, now }: Props) {
  const part = partOf(axis, toMinutes(now))
  return (
    <ul className={classes.fields} aria-label="Campos hoje">
      {lanes.map((lane) => (
        <FieldToday key={lane.field.id} lane={lane} part={part} now={now} timeZone={timeZone} />
      ))}
    </ul>
  )
}
