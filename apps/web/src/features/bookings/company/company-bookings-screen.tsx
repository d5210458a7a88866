import { companyBookingsQuery } from '@campo-livre/api/bookings/list-bookings.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { PageHeader } from '@campo-livre/ui/page-header/page-header.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { IconCloudRain } from '@tabler/icons-react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { pageTitle } from '../../../lib/metadata/page-title.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { BookingOverlays } from './booking-overlays.tsx'
import { CompanyBookings } from './company-bookings.tsx'
import { CompanyBookingsSkeleton } from './company-bookings-skeleton.tsx'
import classes from './company-bookings-screen.module.css'
import { toCompanyBookingsQuestion } from './company-bookings-question.ts'
import type { CompanyBookingsSearch } from './company-bookings-search.ts'
import { CompanyBookingsTools } from './company-bookings-tools.tsx'
import { CompanyFilters } from './company-filters.tsx'

const route = getRouteApi('/_company/company/bookings')

/** The company's bookings (A9): searched, filtered by day, field and state, and sorted. */
export function CompanyBookingsScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const question = toCompanyBookingsQuestion(search)
  const now = useNow(15_000)
  const query = useQuery({ ...companyBookingsQuery(question), placeholderData: keepPreviousData })
  const change = (part: CompanyBookingsSearch, { replace = false } = {}) =>
    void navigate({ search: (old) => ({ ...old, ...part, pagina: undefined }), replace, resetScroll: false })
  return (
    <div className={classes.screen}>
      <title>{pageTitle('Reservas')}</title>
      <PageHeader
        title="Reservas"
        actions={
          <Link to="/company/closures/rain" className={button.secondary}>
            <IconCloudRain size={20} stroke={1.75} aria-hidden />
            Choveu
          </Link>
        }
      />
      <CompanyBookingsTools search={search} onChange={change} />
      <CompanyFilters search={search} onChange={change} />
      <BookingOverlays search={search} bookings={query.data?.items ?? []} now={now} />
      <QueryState
        query={query}
        skeleton={<CompanyBookingsSkeleton />}
        failure="Não deu para buscar as reservas"
      >
        {({ items, meta }) => (
          <CompanyBookings
            items={items}
            meta={meta}
            busy={query.isPlaceholderData}
            search={search}
            now={now}
          />
        )}
      </QueryState>
    </div>
  )
}
