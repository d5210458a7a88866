import { companyBookingsQuery } from '@campo-livre/api/bookings/list-bookings.ts'
import { PageHeader } from '@campo-livre/ui/page-header/page-header.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Loaded } from '../../../lib/loaded.tsx'
import { pageTitle } from '../../../lib/page-title.ts'
import { CompanyBookings } from './company-bookings.tsx'
import { CompanyBookingsSkeleton } from './company-bookings-skeleton.tsx'
import classes from './company-bookings-screen.module.css'
import { toCompanyBookingsQuestion } from './company-bookings-question.ts'
import { CompanyFilters } from './company-filters.tsx'

const route = getRouteApi('/_company/company/bookings')

/** What is booked at the company (A9): a plain list, filtered by day, field and state. */
export function CompanyBookingsScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const question = toCompanyBookingsQuestion(search)
  const query = useQuery({ ...companyBookingsQuery(question), placeholderData: keepPreviousData })
  return (
    <div className={classes.screen}>
      <title>{pageTitle('Reservas')}</title>
      <PageHeader title="Reservas" />
      <CompanyFilters
        search={search}
        onChange={(part) =>
          void navigate({ search: (old) => ({ ...old, ...part, pagina: undefined }), resetScroll: false })
        }
      />
      <Loaded query={query} skeleton={<CompanyBookingsSkeleton />} failure="Não deu para buscar as reservas">
        {({ items, meta }) => (
          <CompanyBookings
            items={items}
            meta={meta}
            busy={query.isPlaceholderData}
            filtered={Boolean(search.dia ?? search.campo ?? question.status)}
            cancelling={search.cancelar ?? null}
            onCancelClose={() =>
              void navigate({
                search: (old) => ({ ...old, cancelar: undefined }),
                replace: true,
                resetScroll: false,
              })
            }
          />
        )}
      </Loaded>
    </div>
  )
}
