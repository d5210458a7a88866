import { companyQuery } from '@campo-livre/api/companies/get-company.ts'
import { companyFieldsQuery } from '@campo-livre/api/companies/list-company-fields.ts'
import { reviewsQuery } from '@campo-livre/api/fields/list-reviews.ts'
import { createFileRoute } from '@tanstack/react-router'
import { companyScreenSearchSchema } from '../../features/companies/company-search.ts'
import { CompanyScreen } from '../../features/companies/company-screen.tsx'
import { prefetch } from '../../lib/query/prefetch.ts'

/** A company's public profile (A3). */
export const Route = createFileRoute('/_public/company/$id')({
  validateSearch: companyScreenSearchSchema,
  loaderDeps: ({ search: { pagina = 1, avaliacoes = 1 } }) => ({ pagina, avaliacoes }),
  loader: ({ context, params: { id }, deps }) => {
    prefetch(context.queryClient, companyQuery(id))
    prefetch(context.queryClient, companyFieldsQuery(id, deps.pagina))
    prefetch(context.queryClient, reviewsQuery('companies', id, deps.avaliacoes))
  },
  component: CompanyScreen,
})
