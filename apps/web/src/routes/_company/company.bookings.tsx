import { companyCalendarQuery } from '@campo-livre/api/bookings/get-calendar.ts'
import { companyBookingsQuery } from '@campo-livre/api/bookings/list-bookings.ts'
import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { ownCompanyQuery } from '@campo-livre/api/companies/get-own-company.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { createFileRoute } from '@tanstack/react-router'
import { rangeOf } from '../../features/bookings/calendar/calendar-range.ts'
import { CompanyBookingsScreen } from '../../features/bookings/company/company-bookings-screen.tsx'
import { toCompanyBookingsQuestion } from '../../features/bookings/company/company-bookings-question.ts'
import {
  companyBookingsSearchSchema,
  shownView,
} from '../../features/bookings/company/company-bookings-search.ts'
import { prefetch } from '../../lib/query/prefetch.ts'

/** The company's bookings (A9). */
export const Route = createFileRoute('/_company/company/bookings')({
  validateSearch: companyBookingsSearchSchema,
  // The parameters of an open drawer or dialog do not belong to the list's query.
  loaderDeps: ({
    search: { reserva: _opened, cancelar: _asked, nova: _new, mover: _moved, tipo: _kind, ...list },
  }) => list,
  loader: ({ context: { queryClient }, deps }) => {
    const view = shownView(deps)
    if (view === 'lista') return prefetch(queryClient, companyBookingsQuery(toCompanyBookingsQuestion(deps)))
    const ask = (day: string) => prefetch(queryClient, companyCalendarQuery(rangeOf(view, day)))
    // The company's zone alone tells which day is today.
    if (deps.dia !== undefined) ask(deps.dia)
    else
      queryClient.query(ownCompanyQuery()).then(
        ({ timeZone }) => ask(localDay(timeZone, serverNow())),
        () => null,
      )
  },
  component: CompanyBookingsScreen,
})
