import { companyBookingsQuery } from '@campo-livre/api/bookings/list-bookings.ts'
import { createFileRoute } from '@tanstack/react-router'
import { CompanyBookingsScreen } from '../../features/bookings/company/company-bookings-screen.tsx'
import { toCompanyBookingsQuestion } from '../../features/bookings/company/company-bookings-question.ts'
import { companyBookingsSearchSchema } from '../../features/bookings/company/company-bookings-search.ts'
import { prefetch } from '../../lib/query/prefetch.ts'

/** The company's bookings (A9). */
export const Route = createFileRoute('/_company/company/bookings')({
  validateSearch: companyBookingsSearchSchema,
  // The parameters of an open drawer or dialog do not belong to the list's query.
  loaderDeps: ({ search: { reserva: _opened, cancelar: _asked, ...list } }) => list,
  loader: ({ context, deps }) =>
    prefetch(context.queryClient, companyBookingsQuery(toCompanyBookingsQuestion(deps))),
  component: CompanyBookingsScreen,
})
