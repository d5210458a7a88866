import { ownCompanyQuery } from '@campo-livre/api/companies/get-own-company.ts'
import { createFileRoute } from '@tanstack/react-router'
import { RainScreen } from '../../features/closures/rain-screen.tsx'
import { prefetch } from '../../lib/query/prefetch.ts'

/** The page on which a company says that it rained (A9). */
export const Route = createFileRoute('/_company/company/closures/rain')({
  loader: ({ context }) => prefetch(context.queryClient, ownCompanyQuery()),
  component: RainScreen,
})
