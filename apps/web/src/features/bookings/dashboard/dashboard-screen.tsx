import { ownCompanyQuery } from '@campo-livre/api/companies/get-own-company.ts'
import { PageHeader } from '@campo-livre/ui/page-header/page-header.tsx'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { pageTitle } from '../../../lib/metadata/page-title.ts'
import { CompanyStatusNotice } from '../../../shared/companies/company-status-notice.tsx'
import { DashboardActs } from './dashboard-acts.tsx'
import { DashboardDay } from './dashboard-day.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { FirstSteps } from './first-steps/first-steps.tsx'
import { OwnLinks } from './own-links.tsx'

const route = getRouteApi('/_company/company/')

/** The company's home (A9): the present day, and links to every booking. */
export function DashboardScreen() {
  const company = useQuery(ownCompanyQuery())
  const search = route.useSearch()
  const { data } = company
  return (
    <>
      <title>{pageTitle('Painel Principal')}</title>
      <PageHeader
        title="Painel Principal"
        actions={data?.fields.length === 0 ? <OwnLinks /> : <DashboardActs />}
      >
        {data ? data.name : 'O que acontece hoje nos seus campos'}
      </PageHeader>
      <QueryState query={company} skeleton={<DashboardSkeleton />} failure="Não deu para buscar sua arena">
        {(own) => (
          <>
            <CompanyStatusNotice
              status={own.status}
              statusReason={own.statusReason}
              // Without fields the first steps have that link.
              action={own.fields.length > 0 && <Link to="/company/profile">Ver a página da arena</Link>}
            />
            {own.fields.length === 0 ? (
              <FirstSteps company={own} />
            ) : (
              <DashboardDay company={own} search={search} />
            )}
          </>
        )}
      </QueryState>
    </>
  )
}
