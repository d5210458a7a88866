import { companyBookingsQuery } from '@campo-livre/api/bookings/list-bookings.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { useNow } from '../../../lib/time/use-now.ts'
import { BookingOverlays } from './booking-overlays.tsx'
import { toCompanyBookingsQuestion } from './company-bookings-question.ts'
import type { CompanyBookingsSearch } from './company-bookings-search.ts'
import { CompanyBookingsSkeleton } from './company-bookings-skeleton.tsx'
import { CompanyBookingsTools } from './company-bookings-tools.tsx'
import { CompanyBookings } from './company-bookings.tsx'

type Props = {
  search: CompanyBookingsSearch
  onChange: (part: CompanyBookingsSearch, how?: { replace?: boolean }) => void
}

/** The company's bookings as a table: searched, filtered by day, field and state, and sorted. */
export function CompanyBookingsList({ search, onChange }: Props) {
  const now = useNow(15_000)
  const query = useQuery({
    ...companyBookingsQuery(toCompanyBookingsQuestion(search)),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <CompanyBookingsTools search={search} onChange={onChange} />
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
    </>
  )
}
