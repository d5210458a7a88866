import type { Calendar } from '@campo-livre/domain/bookings/day/calendar.ts'
import { formatLeaf } from '@campo-livre/domain/time/format-days.ts'
import { formatLength } from '@campo-livre/domain/time/format.ts'
import { Link } from '@tanstack/react-router'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import { countWords } from './count-words.ts'
import { dayLoad } from './day-load.ts'
import classes from './week-board.module.css'
import { stripOf, weekAxis } from './week-axis.ts'

type Props = {
  calendar: Calendar
  days: readonly string[]
  today: string
  now: string
  fieldId: string | undefined
}

/** A week: fields down, days across, each cell with its bookings on a line and in a count. A cell opens its day. */
export function WeekBoard({ calendar, days, today, now, fieldId }: Props) {
  const { timeZone } = calendar
  const fields = calendar.fields.filter(({ id }) => fieldId === undefined || id === fieldId)
  const axis = weekAxis(calendar, fields, days)
  const openDay = (date: string, campo = fieldId) =>
    mergeSearch({ visao: undefined, dia: date === today ? undefined : date, campo })
  return (
    <div className={classes.scroller}>
      <table className={classes.week}>
        <caption className="visually-hidden">Campos e dias da semana</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Campo</span>
            </th>
            {days.map((date) => {
              const noon = `${date}T12:00:00Z`
              const leaf = formatLeaf(noon, 'UTC')
              return (
                <th key={date} scope="col" data-today={date === today || undefined}>
                  <Link to="." search={openDay(date)} className={classes.day} activeOptions={{ exact: true }}>
                    {leaf.weekday} <strong>{leaf.day}</strong>
                  </Link>
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field.id}>
              <th scope="row" className={classes.name}>
                {field.name}
              </th>
              {days.map((date) => {
                const load = dayLoad(calendar, [field], date, now)
                const shut = load.closedBy ?? (load.openMinutes === 0 ? 'Fechado' : null)
                return (
                  <td
                    key={date}
                    data-today={date === today || undefined}
                    data-past={date < today || undefined}
                    data-shut={(shut !== null && load.bookings.length === 0) || undefined}
                  >
                    <Link to="." search={openDay(date, field.id)} className={classes.cell}>
                      <span
                        className={classes.strip}
                        style={{ backgroundImage: stripOf(load, { axis, date, timeZone, now }) }}
                        aria-hidden
                      />
                      {(load.bookings.length > 0 || load.freeMinutes === load.openMinutes) && (
                        <span className={classes.count}>
                          {load.bookings.length === 0 ? (shut ?? 'Livre') : countWords(load.bookings.length)}
                        </span>
                      )}
                      {load.freeMinutes > 0 && load.freeMinutes < load.openMinutes && (
                        <span className={classes.left}>{formatLength(load.freeMinutes)} livres</span>
                      )}
                    </Link>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
