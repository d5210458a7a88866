import { ownCompanyQuery } from '@campo-livre/api/companies/get-own-company.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { pageTitle } from '../../../lib/metadata/page-title.ts'
import { BookingsHead } from './bookings-head.tsx'
import { CompanyBookingsCalendar } from './company-bookings-calendar.tsx'
import { CompanyBookingsList } from './company-bookings-list.tsx'
import classes from './company-bookings-screen.module.css'
import { type CompanyBookingsSearch, shownView } from './company-bookings-search.ts'
import { NewBookingDrawer } from './new-booking/new-booking-drawer.tsx'

const route = getRouteApi('/_company/company/bookings')

/** The company's bookings (A9): on its calendar by day, week or month, and as a list. */
export function CompanyBookingsScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const view = shownView(search)
  const company = useQuery(ownCompanyQuery())
  const change = (part: CompanyBookingsSearch, { replace = false } = {}) =>
    void navigate({
      search: (old) => ({ ...old, visao: 'lista', ...part, pagina: undefined }),
      replace,
      resetScroll: false,
    })
  return (
    <div className={classes.screen}>
      <title>{pageTitle('Reservas')}</title>
      <BookingsHead view={view} search={search} company={company.data} />
      <NewBookingDrawer search={search} />
      {view === 'lista' ? (
        <CompanyBookingsList search={search} onChange={change} />
      ) : (
        <CompanyBookingsCalendar view={view} search={search} />
      )}
    </div>
  )
}
