import type { Calendar } from '@campo-livre/domain/bookings/day/calendar.ts'
import { formatLongDay } from '@campo-livre/domain/time/format-days.ts'
import { formatWeekdayShort } from '@campo-livre/domain/time/format.ts'
import { holidayOn } from '@campo-livre/domain/time/holiday.ts'
import { Link } from '@tanstack/react-router'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import { countWords } from './count-words.ts'
import { dayLoad, fullness } from './day-load.ts'
import classes from './month-board.module.css'

type Props = {
  calendar: Calendar
  /** Whole weeks, from Sunday. */
  days: readonly string[]
  /** A day of the month that is shown; those around it are dimmed. */
  day: string
  today: string
  now: string
  fieldId: string | undefined
}

/** A month: how full each day is, as a line, a part and a count. A day opens. */
export function MonthBoard({ calendar, days, day, today, now, fieldId }: Props) {
  const fields = calendar.fields.filter(({ id }) => fieldId === undefined || id === fieldId)
  return (
    <div className={classes.month}>
      <div className={classes.weekdays} aria-hidden>
        {days.slice(0, 7).map((date) => (
          <span key={date}>{formatWeekdayShort(`${date}T12:00:00Z`, 'UTC')}</span>
        ))}
      </div>
      <ol className={classes.days} aria-label="Dias do mês">
        {days.map((date) => {
          const load = dayLoad(calendar, fields, date, now)
          const part = Math.round(fullness(load) * 100)
          const shut = load.closedBy ?? (load.openMinutes === 0 ? 'Fechado' : null)
          const note = shut ?? holidayOn(date, calendar.holidays)
          return (
            <li key={date}>
              <Link
                to="."
                search={mergeSearch({ visao: undefined, dia: date === today ? undefined : date })}
                className={classes.day}
                data-other={date.slice(0, 7) !== day.slice(0, 7) || undefined}
                data-shut={shut !== null || undefined}
                activeOptions={{ exact: true }}
                data-today={date === today || undefined}
                data-past={date < today || undefined}
              >
                <span className="visually-hidden">{formatLongDay(`${date}T12:00:00Z`, 'UTC')} </span>
                <span className={classes.number} aria-hidden>
                  {Number(date.slice(-2))}
                </span>
                <span className={classes.bar} aria-hidden>
                  <span style={{ width: `${part}%` }} />
                </span>
                <span className={classes.count}>
                  {load.bookings.length === 0
                    ? shut === null && date >= today
                      ? 'Livre'
                      : ''
                    : countWords(load.bookings.length)}
                </span>
                {part > 0 && <span className={classes.part}>{part}% ocupado</span>}
                {note !== null && <span className={classes.note}>{note}</span>}
              </Link>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
