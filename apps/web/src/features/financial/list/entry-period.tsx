import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { ownCompanyQuery } from '@campo-livre/api/companies/get-own-company.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { writeFilter } from '../../../lib/resource/filters/filter-text.ts'
import { changed, useList } from '../../../lib/resource/use-list.ts'
import { dayColumn } from './entry-columns.ts'
import classes from './entry-period.module.css'
import { monthOf, periodFilter, yearOf } from './period.ts'

/** Used until the company's zone is known. */
const BRASILIA = 'America/Sao_Paulo'

/** The links for common periods; any other is a filter on the day. */
export function EntryPeriod() {
  const { search } = useList()
  const zone = useQuery({ ...ownCompanyQuery(), select: ({ timeZone }) => timeZone }).data ?? BRASILIA
  const today = localDay(zone, serverNow())
  const param = `filtro.${dayColumn.id}` as const
  const periods = [
    { label: 'Este mês', period: monthOf(today) },
    { label: 'Mês passado', period: monthOf(today, -1) },
    { label: 'Este ano', period: yearOf(today) },
    { label: 'Tudo', period: null },
  ]
  return (
    <nav className={classes.periods} aria-label="Período">
      {periods.map(({ label, period }) => {
        const filter =
          period === null ? undefined : writeFilter(dayColumn, periodFilter(dayColumn.id, period))
        return (
          <Link
            key={label}
            to="."
            search={changed({ [param]: filter, pagina: undefined })}
            resetScroll={false}
            className={classes.period}
            // The period alone decides; the router would also mark an address with fewer parameters.
            activeOptions={{ exact: true, explicitUndefined: true }}
            data-current={search[param] === filter || undefined}
            {...(search[param] === filter ? { 'aria-current': 'page' as const } : {})}
          >
            {label}
          </Link>
        )
      })}
    </nav>
  )
}
