import { companyQuery } from '@campo-livre/api/companies/get-company.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { QueryState } from '../../lib/query/query-state.tsx'
import { pageTitle } from '../../lib/metadata/page-title.ts'
import { LoadingTitle } from '../../lib/query/loading-title.tsx'
import { CompanyMissing } from './company-missing.tsx'
import { CompanyPage } from './company-page.tsx'
import { CompanySkeleton } from './company-skeleton.tsx'

const route = getRouteApi('/_public/company/$id')

/** A company's public profile (A3). */
export function CompanyScreen() {
  const { id } = route.useParams()
  const { pagina = 1, avaliacoes = 1 } = route.useSearch()
  const query = useQuery(companyQuery(id))
  return (
    <>
      {query.data === undefined && <title>{pageTitle('Arena')}</title>}
      <LoadingTitle query={query}>Arena</LoadingTitle>
      <QueryState
        query={query}
        skeleton={<CompanySkeleton />}
        failure="Não deu para buscar essa arena"
        missing={<CompanyMissing />}
      >
        {(company) => (
          <CompanyPage key={company.id} id={id} company={company} page={pagina} reviewsPage={avaliacoes} />
        )}
      </QueryState>
    </>
  )
}
