import { deletionQuery } from '@campo-livre/api/account/deletion.ts'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { QueryState } from '../../../../lib/query/query-state.tsx'
import type { AccountRole } from '../../sections/sections.ts'
import { UnsupportedCall } from '../parts/unsupported-call.tsx'
import { SecuritySection } from '../parts/security-section.tsx'
import { DeleteAccount } from './delete-account.tsx'

/** Deletes the account: shows what goes, what stays and why, and what prevents it (LGPD, articles 16 and 18). */
export function DeletionPart({ role }: { role: AccountRole }) {
  const query = useQuery({ ...deletionQuery(), staleTime: 0 })
  return (
    <SecuritySection title="Excluir sua conta">
      <QueryState
        query={query}
        skeleton={
          <div role="status" aria-label="Vendo o que falta para excluir">
            <Skeleton height="8rem" />
          </div>
        }
        failure="Não deu para ver o que falta para excluir"
        missing={<UnsupportedCall to="excluir a conta" />}
      >
        {(deletion) => <DeleteAccount role={role} deletion={deletion} />}
      </QueryState>
    </SecuritySection>
  )
}
