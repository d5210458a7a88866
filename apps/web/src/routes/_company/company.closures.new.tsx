import { ownCompanyQuery } from '@campo-livre/api/companies/get-own-company.ts'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { NewClosureScreen } from '../../features/closures/new-closure-screen.tsx'
import { prefetch } from '../../lib/query/prefetch.ts'
import { pickedStretchShape } from '../../shared/bookings/picked-stretch.ts'

/** The page of a new closure (A9). */
export const Route = createFileRoute('/_company/company/closures/new')({
  validateSearch: z.object(pickedStretchShape),
  loader: ({ context }) => prefetch(context.queryClient, ownCompanyQuery()),
  component: NewClosureScreen,
})
