import { accountQuery } from '@campo-livre/api/account/account-query.ts'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { QueryState } from '../../../../lib/query/query-state.tsx'
import { UnsupportedCall } from '../parts/unsupported-call.tsx'
import { EmailChange } from './email-change.tsx'
import { SecuritySection } from '../parts/security-section.tsx'

/** The e-mail that signs in, and the form to change it (H11). */
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
        missing={<UnsupportedCall to="trocar o e-mail" />}
      >
        {(account) => <EmailChange account={account} />}
      </QueryState>
    </SecuritySection>
  )
}
