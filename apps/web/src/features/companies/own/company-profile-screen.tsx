import '@campo-livre/ui/styles/controls.css'
import { ownCompanyQuery } from '@campo-livre/api/companies/get-own-company.ts'
import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { PageHeader } from '@campo-livre/ui/page-header/page-header.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { pageTitle } from '../../../lib/metadata/page-title.ts'
import { CompanyStatusNotice } from '../../../shared/companies/company-status-notice.tsx'
import { ProfileEditor } from './profile-editor.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import { WaitingRule } from './waiting-rule.tsx'
import { Poster } from './share/poster.tsx'

/** The form for a company's public page, for its owner (A9, H8). Linked from the dashboard. */
export function CompanyProfileScreen() {
  const company = useQuery(ownCompanyQuery())
  return (
    <>
      <title>{pageTitle('Página da arena')}</title>
      <PageHeader title="Página da arena" actions={company.data && <PublicLink company={company.data} />}>
        O que os jogadores veem antes de reservar.
      </PageHeader>
      <QueryState query={company} skeleton={<ProfileSkeleton />} failure="Não deu para buscar sua arena">
        {(own) => (
          <>
            <CompanyStatusNotice status={own.status} statusReason={own.statusReason} />
            <ProfileEditor key={own.id} own={own} />
            <WaitingRule waitingWay={own.waitingWay} />
            {own.status === 'approved' && <Poster name={own.name} slug={own.slug} />}
          </>
        )}
      </QueryState>
    </>
  )
}

/** The public page exists only once the arena is approved. */
function PublicLink({ company: { slug, status } }: { company: OwnCompany }) {
  if (status !== 'approved') return null
  return (
    <Link to="/company/$id" params={{ id: slug }} className={button.secondary}>
      Ver página pública
    </Link>
  )
}
