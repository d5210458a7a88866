import { ownCompanyQuery } from '@campo-livre/api/companies/get-own-company.ts'
import { bookingSets } from '@campo-livre/domain/bookings/list/booking-set.ts'
import { bookingSetLabels } from '@campo-livre/domain/bookings/list/booking-sets.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { RetryButton } from '@campo-livre/ui/failure-state/retry-button.tsx'
import { useQuery } from '@tanstack/react-query'
import { LazyDateField } from '../../../lib/form/lazy-date-field.tsx'
import { FilterSelect } from '../../../lib/list/filter-select.tsx'
import { Notice } from '../../../lib/notice/notice.tsx'
import { useLastError } from '../../../lib/query/use-last-error.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { useRetry } from '../../../lib/query/use-retry.ts'
import { toCompanyBookingsQuestion } from './company-bookings-question.ts'
import type { CompanyBookingsSearch } from './company-bookings-search.ts'
import classes from './company-filters.module.css'
import { DayChips } from './day-chips.tsx'
import { StatusFilter } from '../list/status-filter.tsx'
import { statusesOf } from '../list/statuses.ts'

type Props = {
  search: CompanyBookingsSearch
  onChange: (
    part: Partial<
      Pick<CompanyBookingsSearch, 'quando' | 'dia' | 'de' | 'ate' | 'campo' | 'conjunto' | 'situacao'>
    >,
  ) => void
}

/** The filters by day, field and state. */
export function CompanyFilters({ search, onChange }: Props) {
  const company = useQuery(ownCompanyQuery())
  const error = useLastError(company)
  const { retry, retrying } = useRetry(company)
  const now = useNow(60_000)
  const today = company.data && localDay(company.data.timeZone, now)
  const { when, status } = toCompanyBookingsQuestion(search)
  return (
    <div className={classes.filters} role="search" aria-label="Filtrar reservas">
      <DayChips chosen={search} today={today} onChange={onChange} />
      <div className={classes.fields}>
        <LazyDateField
          label="Dia"
          value={search.dia ?? null}
          today={today}
          onChange={(dia) =>
            onChange({ dia: dia ?? undefined, quando: undefined, de: undefined, ate: undefined })
          }
          className={classes.date ?? ''}
        />
        <FilterSelect
          label="Campo"
          all="Campo: todos"
          value={search.campo ?? ''}
          options={(company.data?.fields ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(campo) => onChange({ campo: campo || undefined })}
          className={classes.field}
        />
        {search.conjunto !== undefined && (
          <FilterSelect
            label="Reservas de um indicador"
            all="Todas as reservas"
            value={search.conjunto}
            options={bookingSets.map((value) => ({ value, label: bookingSetLabels[value] }))}
            onChange={(chosen) => onChange({ conjunto: bookingSets.find((set) => set === chosen) })}
            className={classes.field}
          />
        )}
        <StatusFilter
          value={status}
          among={statusesOf(when)}
          onChange={(situacao) => onChange({ situacao })}
        />
      </div>
      {error !== null && company.data === undefined && (
        <Notice action={<RetryButton onRetry={retry} retrying={retrying} />}>
          Não deu para buscar seus campos para filtrar.
        </Notice>
      )}
    </div>
  )
}
