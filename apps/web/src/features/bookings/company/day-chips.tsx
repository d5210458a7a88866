import { addDays } from '@campo-livre/domain/time/zone.ts'
import { dayText } from '../../../lib/resource/table/cell-text.ts'
import type { CompanyBookingsSearch } from './company-bookings-search.ts'
import classes from './day-chips.module.css'

type Days = Pick<CompanyBookingsSearch, 'quando' | 'dia' | 'de' | 'ate'>

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
  const period = periodOf(chosen)
  return (
    <div className={classes.days} role="group" aria-label="Quando">
      {days.map(({ label, dia, quando }) => (
        <button
          key={label}
          type="button"
          className={classes.day}
          disabled={dia === null}
          aria-pressed={chosen.dia === dia && chosen.quando === quando && period === null}
          onClick={() => onChange({ dia: dia ?? undefined, quando, de: undefined, ate: undefined })}
        >
          {label}
        </button>
      ))}
      {period !== null && (
        <button
          type="button"
          className={classes.day}
          aria-pressed
          onClick={() => onChange({ dia: undefined, quando: 'todas', de: undefined, ate: undefined })}
        >
          {period}
        </button>
      )}
    </div>
  )
}

/** Returns the period of an address that a figure of the finances led to; null for none. */
function periodOf({ quando, de, ate }: Days): string | null {
  if (quando === undefined || (de === undefined && ate === undefined)) return null
  if (de === undefined) return `Até ${dayText(ate ?? '')}`
  return ate === undefined ? `Desde ${dayText(de)}` : `${dayText(de)} a ${dayText(ate)}`
}
