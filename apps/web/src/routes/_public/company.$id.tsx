import { companyQuery } from '@campo-livre/api/companies/get-company.ts'
import { createFileRoute } from '@tanstack/react-router'
import { companyScreenSearchSchema } from '../../features/companies/company-search.ts'
import { CompanyScreen } from '../../features/companies/company-screen.tsx'
import { prefetch } from '../../lib/query/prefetch.ts'

/** A company's public profile (A3). */
export const Route = createFileRoute('/_public/company/$id')({
  validateSearch: companyScreenSearchSchema,
  loader: ({ context, params }) => prefetch(context.queryClient, companyQuery(params.id)),
  component: CompanyScreen,
})
