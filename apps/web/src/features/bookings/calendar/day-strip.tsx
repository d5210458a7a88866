import { formatLeaf, formatLongDay } from '@campo-livre/domain/time/format-days.ts'
import { Link } from '@tanstack/react-router'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import { weekOf } from './calendar-range.ts'
import classes from './day-strip.module.css'

/** The week of a day as a strip, for a thumb. */
export function DayStrip({ day, today }: { day: string; today: string }) {
  return (
    <nav className={classes.strip} aria-label="Dias da semana">
      {weekOf(day).map((date) => {
        const noon = `${date}T12:00:00Z`
        const leaf = formatLeaf(noon, 'UTC')
        return (
          <Link
            key={date}
            to="."
            search={mergeSearch({ dia: date === today ? undefined : date })}
            resetScroll={false}
            replace
            className={classes.day}
            activeOptions={{ exact: true }}
            data-shown={date === day || undefined}
            data-today={date === today || undefined}
          >
            <span className="visually-hidden">{formatLongDay(noon, 'UTC')}</span>
            <span className={classes.weekday} aria-hidden>
              {leaf.weekday}
            </span>
            <span className={classes.number} aria-hidden>
              {leaf.day}
            </span>
          </Link>
        )
      })}
    </nav>
  )
}
