import { ownCompanyQuery } from '@campo-livre/api/companies/get-own-company.ts'
import { createFileRoute } from '@tanstack/react-router'
import { NewClosureScreen } from '../../features/closures/new-closure-screen.tsx'
import { prefetch } from '../../lib/query/prefetch.ts'

/** The page of a new closure (A9). */
export const Route = createFileRoute('/_company/company/closures/new')({
  loader: ({ context }) => prefetch(context.queryClient, ownCompanyQuery()),
  component: NewClosureScreen,
})
