import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { Week } from './use-week.ts'
import styles from './week-nav.module.css'
import { dayShort } from './words.ts'

type Props = { week: Week; onPage: (step: -1 | 1) => boolean }

/** The buttons to the weeks before and after, from today to the field's horizon. */
export function WeekNav({ week, onPage }: Props) {
  const { days, before, after, today } = week
  const first = days[0] ?? today
  const last = days.at(-1) ?? first
  return (
    <div className={styles.nav}>
      <button
        type="button"
        className={styles.step}
        aria-label="Semana anterior"
        aria-disabled={before === null}
        onClick={() => onPage(-1)}
      >
        <IconChevronLeft size={20} aria-hidden />
      </button>
      <p className={styles.range} aria-live="polite">
        {dayShort(first).date} a {dayShort(last).date}
      </p>
      <button
        type="button"
        className={styles.step}
        aria-label="Próxima semana"
        aria-disabled={after === null}
        onClick={() => onPage(1)}
      >
        <IconChevronRight size={20} aria-hidden />
      </button>
    </div>
  )
}
