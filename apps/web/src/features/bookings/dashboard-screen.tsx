import { ownCompanyQuery } from '@campo-livre/api/companies/get-own-company.ts'
import { PageHeader } from '@campo-livre/ui/page-header/page-header.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Loaded } from '../../lib/loaded.tsx'
import { pageTitle } from '../../lib/page-title.ts'
import { BookingsSkeleton } from './bookings-skeleton.tsx'
import { DashboardDay } from './dashboard-day.tsx'

/** The company's home (A9): today at a glance, and the way to every booking. */
export function DashboardScreen() {
  const company = useQuery(ownCompanyQuery())
  return (
    <>
      <title>{pageTitle('Painel Principal')}</title>
      <PageHeader title="Painel Principal" actions={<Link to="/company/bookings">Todas as reservas</Link>}>
        O que acontece hoje nos seus campos.
      </PageHeader>
      <Loaded query={company} skeleton={<BookingsSkeleton />} failure="Não conseguimos buscar sua arena">
        {({ timeZone }) => <DashboardDay timeZone={timeZone} />}
      </Loaded>
    </>
  )
}
