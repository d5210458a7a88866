import { accountQuery } from '@campo-livre/api/account/account-query.ts'
import { createFileRoute } from '@tanstack/react-router'
import { CompanyAccountScreen } from '../../features/account/company-account-screen.tsx'
import type { AccountAddress } from '../../features/account/sections/sections.ts'
import { prefetch } from '../../lib/query/prefetch.ts'

/** The account of the company's owner (A9). */
export const Route = createFileRoute('/_company/company/account')({
  validateSearch: (raw: AccountAddress): AccountAddress => raw,
  loader: ({ context }) => prefetch(context.queryClient, accountQuery()),
  component: CompanyAccountScreen,
})
