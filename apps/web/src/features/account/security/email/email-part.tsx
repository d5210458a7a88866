import { accountQuery } from '@campo-livre/api/account/account-query.ts'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { QueryState } from '../../../../lib/query-state.tsx'
import { Absent } from '../parts/absent.tsx'
import { EmailChange } from './email-change.tsx'
import { SecuritySection } from '../parts/security-section.tsx'

/** The address that somebody signs in with, and another one in its place (H11). */
export function EmailPart() {
  const query = useQuery(accountQuery())
  return (
    <SecuritySection title="E-mail">
      <QueryState
        query={query}
        skeleton={
          <div role="status" aria-label="Buscando seu e-mail">
            <Skeleton height="8rem" />
          </div>
        }
        failure="Não deu para buscar seu e-mail"
        missing={<Absent to="trocar o e-mail" />}
      >
        {(account) => <EmailChange account={account} />}
      </QueryState>
    </SecuritySection>
  )
}
