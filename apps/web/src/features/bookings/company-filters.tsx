import { ownCompanyQuery } from '@campo-livre/api/companies/get-own-company.ts'
import { addDays, localDay } from '@campo-livre/domain/time/zone.ts'
import { useQuery } from '@tanstack/react-query'
import { FilterSelect } from '../../lib/filter-select.tsx'
import { Notice } from '../../lib/notice.tsx'
import { useNow } from '../../lib/use-now.ts'
import { type CompanyBookingsSearch, toCompanyBookingsQuestion } from './company-bookings-search.ts'
import classes from './company-filters.module.css'
import { StatusFilter } from './status-filter.tsx'
import { statusesOf } from './statuses.ts'

type Props = {
  search: CompanyBookingsSearch
  onChange: (part: Partial<Pick<CompanyBookingsSearch, 'quando' | 'dia' | 'campo' | 'situacao'>>) => void
}

/** Which bookings: of what day, on which field, in what state. */
export function CompanyFilters({ search, onChange }: Props) {
  const company = useQuery(ownCompanyQuery())
  const now = useNow(60_000)
  const today = company.data && localDay(company.data.timeZone, now)
  const { when, status } = toCompanyBookingsQuestion(search)
  const days = [
    { label: 'Próximas' },
    { label: 'Hoje', dia: today ?? null },
    { label: 'Amanhã', dia: today === undefined ? null : addDays(today, 1) },
    { label: 'Todas', quando: 'todas' },
  ] satisfies { label: string; dia?: string | null; quando?: 'todas' }[]
  return (
    <div className={classes.filters} role="search" aria-label="Filtrar reservas">
      <div className={classes.days}>
        {days.map(({ label, dia, quando }) => (
          <button
            key={label}
            type="button"
            className={classes.day}
            // Which day it is at the company is not known before the company is.
            disabled={dia === null}
            aria-pressed={search.dia === dia && search.quando === quando}
            onClick={() => onChange({ dia: dia ?? undefined, quando })}
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
        options={(company.data?.fields ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(campo) => onChange({ campo: campo || undefined })}
      />
      <StatusFilter value={status} among={statusesOf(when)} onChange={(situacao) => onChange({ situacao })} />
      {company.isError && company.data === undefined && (
        <Notice
          action={
            <button type="button" className={classes.day} onClick={() => void company.refetch()}>
              Tentar de novo
            </button>
          }
        >
          Não conseguimos buscar seus campos para filtrar.
        </Notice>
      )}
    </div>
  )
}
