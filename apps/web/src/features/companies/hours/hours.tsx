import type { Company } from '@campo-livre/domain/companies/company.ts'
import { formatOpenDay } from '@campo-livre/domain/companies/opening-hours.ts'
import { localDay, weekdayOf } from '@campo-livre/domain/time/zone.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import styles from './hours.module.css'
import { openNow } from './open-now.ts'

const weekdays = ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'] as const

/** The company's weekly hours, with whether it is open now, by its own clock. */
export function Hours({ company }: { company: Company }) {
  const { openingHours, timeZone } = company
  const now = useNow(60_000)
  const { open, words } = openNow(openingHours, timeZone, now)
  const today = weekdayOf(localDay(timeZone, now))
  return (
    <section aria-label="Horário de funcionamento">
      <p className={styles.now} data-open={open}>
        {words}
      </p>
      <dl className={styles.week}>
        {weekdays.map((name, weekday) => (
          <div key={name} className={styles.day} data-today={weekday === today || undefined}>
            <dt>
              {name}
              {weekday === today && <span className="visually-hidden"> (hoje)</span>}
            </dt>
            <dd>{formatOpenDay(openingHours[weekday] ?? [])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
