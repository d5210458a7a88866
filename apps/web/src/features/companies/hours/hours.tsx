import { formatOpenDay } from '@campo-livre/domain/companies/opening-hours.ts'
import type { Opening } from '@campo-livre/domain/fields/opening.ts'
import { holidayOn } from '@campo-livre/domain/time/holiday.ts'
import { localDay, weekdayOf } from '@campo-livre/domain/time/zone.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import styles from './hours.module.css'
import { openNow } from './open-now.ts'

const weekdays = ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'] as const

/** The weekly hours of a company or field, with whether it is open now, by its own clock. */
export function Hours({ opening }: { opening: Opening }) {
  const { openingHours, holidayHours, holidays, timeZone } = opening
  const now = useNow(60_000)
  const { open, words } = openNow(opening, now)
  const day = localDay(timeZone, now)
  const isHoliday = holidayHours !== null && holidayOn(day, holidays) !== null
  const today = isHoliday ? weekdays.length : weekdayOf(day)
  const week = weekdays.map((name, weekday) => ({ name, intervals: openingHours[weekday] ?? [] }))
  const rows = holidayHours === null ? week : [...week, { name: 'Feriados', intervals: holidayHours }]
  return (
    <section aria-label="Horário de funcionamento">
      <p className={styles.now} data-open={open}>
        {words}
      </p>
      <dl className={styles.week}>
        {rows.map(({ name, intervals }, index) => (
          <div key={name} className={styles.day} data-today={index === today || undefined}>
            <dt>
              {name}
              {index === today && <span className="visually-hidden"> (hoje)</span>}
            </dt>
            <dd>{formatOpenDay(intervals)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
