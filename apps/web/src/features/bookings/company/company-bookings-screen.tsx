import button from '@campo-livre/ui/button/button.module.css'
import { PageHeader } from '@campo-livre/ui/page-header/page-header.tsx'
import { IconCloudRain, IconPlus, IconPrinter } from '@tabler/icons-react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { MoreActions } from '../../../lib/list/more-actions.tsx'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import { pageTitle } from '../../../lib/metadata/page-title.ts'
import { NEW_BOOKING_ID } from '../booking-place.ts'
import { ViewSwitch } from '../calendar/view-switch.tsx'
import { CompanyBookingsCalendar } from './company-bookings-calendar.tsx'
import { CompanyBookingsList } from './company-bookings-list.tsx'
import classes from './company-bookings-screen.module.css'
import { type CompanyBookingsSearch, shownView } from './company-bookings-search.ts'
import { TicketButton } from './ticket/ticket-button.tsx'
import { NewBookingDrawer } from './new-booking/new-booking-drawer.tsx'

const route = getRouteApi('/_company/company/bookings')

/** The company's bookings (A9): on its calendar by day, week or month, and as a list. */
export function CompanyBookingsScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const view = shownView(search)
  const change = (part: CompanyBookingsSearch, { replace = false } = {}) =>
    void navigate({
      search: (old) => ({ ...old, visao: 'lista', ...part, pagina: undefined }),
      replace,
      resetScroll: false,
    })
  return (
    <div className={classes.screen}>
      <title>{pageTitle('Reservas')}</title>
      <PageHeader
        title="Reservas"
        actions={
          <>
            <MoreActions>
              <Link to="/company/closures/rain" className={button.secondary}>
                <IconCloudRain size={20} stroke={1.75} aria-hidden />
                Choveu
              </Link>
              <TicketButton />
              {view === 'dia' && (
                <button type="button" className={button.secondary} onClick={() => window.print()}>
                  <IconPrinter size={20} stroke={1.75} aria-hidden />
                  Imprimir
                </button>
              )}
            </MoreActions>
            <Link
              id={NEW_BOOKING_ID}
              to="."
              search={mergeSearch({ nova: 1 })}
              resetScroll={false}
              className={button.primary}
            >
              <IconPlus size={20} stroke={1.75} aria-hidden />
              Nova reserva
            </Link>
          </>
        }
      />
      <ViewSwitch view={view} />
      <NewBookingDrawer search={search} />
      {view === 'lista' ? (
        <CompanyBookingsList search={search} onChange={change} />
      ) : (
        <CompanyBookingsCalendar view={view} search={search} />
      )}
    </div>
  )
}
