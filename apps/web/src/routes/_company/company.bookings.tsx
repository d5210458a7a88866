import { companyBookingsQuery } from '@campo-livre/api/bookings/list-bookings.ts'
import { createFileRoute } from '@tanstack/react-router'
import { CompanyBookingsScreen } from '../../features/bookings/company/company-bookings-screen.tsx'
import { toCompanyBookingsQuestion } from '../../features/bookings/company/company-bookings-question.ts'
import { companyBookingsSearchSchema } from '../../features/bookings/company/company-bookings-search.ts'
import { prefetch } from '../../lib/prefetch.ts'

/** What is booked at the company (A9). */
export const Route = createFileRoute('/_company/company/bookings')({
  validateSearch: companyBookingsSearchSchema,
  // What is open over the list is not part of what the list asks.
  loaderDeps: ({ search: { reserva: _opened, cancelar: _asked, ...list } }) => list,
  loader: ({ context, deps }) =>
    prefetch(context.queryClient, companyBookingsQuery(toCompanyBookingsQuestion(deps))),
  component: CompanyBookingsScreen,
})
