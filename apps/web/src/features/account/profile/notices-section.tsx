import { accountQuery } from '@campo-livre/api/account/account-query.ts'
import { useQuery } from '@tanstack/react-query'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { SectionSkeleton } from '../sections/section-skeleton.tsx'
import type { AccountRole } from '../sections/sections.ts'
import { UnsupportedCall } from '../security/parts/unsupported-call.tsx'
import { OpenAlerts } from './open-alerts.tsx'
import { NoticeSwitches } from './notice-switches.tsx'

/** The section with the kinds of notifications. */
export default function NoticesSection({ role }: { role: AccountRole }) {
  const query = useQuery(accountQuery())
  return (
    <QueryState
      query={query}
      skeleton={<SectionSkeleton />}
      failure="Não deu para abrir seus avisos"
      missing={<UnsupportedCall to="mudar seus avisos" />}
    >
      {(account) => (
        <>
          <NoticeSwitches role={role} muted={account.muted} mails={account.noticeMails} />
          {role === 'athlete' && <OpenAlerts account={account} />}
        </>
      )}
    </QueryState>
  )
}
