import { companyBookingsQuery } from '@campo-livre/api/bookings/list-bookings.ts'
import { createFileRoute } from '@tanstack/react-router'
import { CompanyBookingsScreen } from '../../features/bookings/company/company-bookings-screen.tsx'
import { toCompanyBookingsQuestion } from '../../features/bookings/company/company-bookings-question.ts'
import { companyBookingsSearchSchema } from '../../features/bookings/company/company-bookings-search.ts'
import { warm } from '../../lib/warm.ts'

/** What is booked at the company (A9). */
export const Route = createFileRoute('/_company/company/bookings')({
  validateSearch: companyBookingsSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    warm(context.queryClient, companyBookingsQuery(toCompanyBookingsQuestion(deps))),
  component: CompanyBookingsScreen,
})
