import { formatMinuteOfDay } from '@campo-livre/domain/companies/opening-hours.ts'
import { formatClock } from '@campo-livre/domain/time/format.ts'
import { MINUTES_PER_DAY } from '@campo-livre/domain/time/zone.ts'
import styles from './week-grid.module.css'
import { dayName, dayShort } from './words.ts'

type DayHeadingProps = { day: string; isToday: boolean; holiday: string | null }

/** The head of a column: `sex 20/11`, read aloud in full, with the name of a holiday. */
export function DayHeading({ day, isToday, holiday }: DayHeadingProps) {
  const { weekday, date } = dayShort(day)
  return (
    <th scope="col" className={styles.day} data-today={isToday || undefined}>
      <span className="visually-hidden">
        {isToday && 'hoje, '}
        {dayName(day)}
        {holiday !== null && `, feriado: ${holiday}`}
      </span>
      <span className={styles.weekday} aria-hidden>
        {isToday ? 'hoje' : weekday}
      </span>
      <span className={styles.date} aria-hidden>
        {date}
      </span>
      {holiday !== null && (
        <small className={styles.holiday} aria-hidden>
          {holiday}
        </small>
      )}
    </th>
  )
}

/** The head of a row: `19h`, `19h30`; after midnight with a note about the next day. */
export function HourHeading({ minute }: { minute: number }) {
  return (
    <th scope="row" className={styles.hour}>
      {formatClock(formatMinuteOfDay(minute))}
      {minute >= MINUTES_PER_DAY && (
        <small className={styles.next}>
          <span aria-hidden>+1</span>
          <span className="visually-hidden"> do dia seguinte</span>
        </small>
      )}
    </th>
  )
}

/** The column of a closed day, which says so once. */
export function ClosedDay({ rows }: { rows: number }) {
  return (
    <td rowSpan={rows} className={styles.closed}>
      fechado
    </td>
  )
}
