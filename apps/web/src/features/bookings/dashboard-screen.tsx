import { PageHeader } from '@campo-livre/ui/page-header/page-header.tsx'
import { Link } from '@tanstack/react-router'
import { Loaded } from '../../lib/loaded.tsx'
import { pageTitle } from '../../lib/page-title.ts'
import { BookingsSkeleton } from './bookings-skeleton.tsx'
import { DashboardToday } from './dashboard-today.tsx'
import { todaysBookings } from './todays-bookings.ts'
import { useTodaysBookings } from './use-todays-bookings.ts'

/** The company's home (A9): today at a glance, and the way to every booking. */
export function DashboardScreen() {
  const { first, bookings, date, now } = useTodaysBookings()
  return (
    <>
      <title>{pageTitle('Painel Principal')}</title>
      <PageHeader title="Painel Principal" actions={<Link to="/company/bookings">Todas as reservas</Link>}>
        O que acontece hoje nos seus campos.
      </PageHeader>
      <Loaded query={first} skeleton={<BookingsSkeleton />} failure="Não conseguimos buscar o dia de hoje">
        {() => <DashboardToday today={todaysBookings(bookings, now)} date={date} now={now} />}
      </Loaded>
    </>
  )
}
