import { addDays } from '@campo-livre/domain/time/zone.ts'
import type { CompanyBookingsSearch } from './company-bookings-search.ts'
import classes from './day-chips.module.css'

type Days = Pick<CompanyBookingsSearch, 'quando' | 'dia'>

type Props = {
  chosen: Days
  /** Today at the company; undefined until the company is loaded. */
  today: string | undefined
  onChange: (days: Days) => void
}

/** The buttons for common days; any other has the date field. */
export function DayChips({ chosen, today, onChange }: Props) {
  const days = [
    { label: 'Próximas' },
    { label: 'Hoje', dia: today ?? null },
    { label: 'Amanhã', dia: today === undefined ? null : addDays(today, 1) },
    { label: 'Todas', quando: 'todas' },
  ] satisfies { label: string; dia?: string | null; quando?: 'todas' }[]
  return (
    <div className={classes.days} role="group" aria-label="Quando">
      {days.map(({ label, dia, quando }) => (
        <button
          key={label}
          type="button"
          className={classes.day}
          disabled={dia === null}
          aria-pressed={chosen.dia === dia && chosen.quando === quando}
          onClick={() => onChange({ dia: dia ?? undefined, quando })}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
