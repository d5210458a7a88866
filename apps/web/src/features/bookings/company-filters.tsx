import { bookingStatuses } from '@campo-livre/domain/bookings/booking-status.ts'
import { addDays, localDay } from '@campo-livre/domain/time/zone.ts'
import { FilterSelect } from '../../lib/filter-select.tsx'
import { useNow } from '../../lib/use-now.ts'
import type { CompanyBookingsSearch } from './company-bookings-search.ts'
import classes from './company-filters.module.css'
import { StatusFilter } from './status-filter.tsx'
import { useOwnCompany } from './use-own-company.ts'

type Props = {
  search: CompanyBookingsSearch
  onChange: (part: Partial<Pick<CompanyBookingsSearch, 'quando' | 'dia' | 'campo' | 'situacao'>>) => void
}

/** Which bookings: of what day, on which field, in what state. */
export function CompanyFilters({ search, onChange }: Props) {
  const { timeZone, fields } = useOwnCompany()
  const today = localDay(timeZone, useNow(60_000))
  const days = [
    { label: 'Próximas', dia: undefined, quando: undefined },
    { label: 'Hoje', dia: today, quando: undefined },
    { label: 'Amanhã', dia: addDays(today, 1), quando: undefined },
    { label: 'Todas', dia: undefined, quando: 'todas' },
  ] as const
  return (
    <div className={classes.filters} role="search" aria-label="Filtrar reservas">
      <div className={classes.days}>
        {days.map(({ label, dia, quando }) => (
          <button
            key={label}
            type="button"
            className={classes.day}
            aria-pressed={search.dia === dia && search.quando === quando}
            onClick={() => onChange({ dia, quando })}
          >
            {label}
          </button>
        ))}
        <input
          type="date"
          aria-label="Dia"
          className={classes.date}
          value={search.dia ?? ''}
          onChange={({ currentTarget }) =>
            onChange({ dia: currentTarget.value || undefined, quando: undefined })
          }
        />
      </div>
      <FilterSelect
        label="Campo"
        all="Todos"
        value={search.campo ?? ''}
        options={fields.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(campo) => onChange({ campo: campo || undefined })}
      />
      <StatusFilter
        value={search.situacao}
        among={bookingStatuses}
        onChange={(situacao) => onChange({ situacao })}
      />
    </div>
  )
}
