import { ownCompanyQuery } from '@campo-livre/api/companies/get-own-company.ts'
import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryState } from '../../../lib/query/query-state.tsx'

type Props = { children: (company: OwnCompany) => ReactNode }

/** The form of a drawer that needs the arena with its fields; until they are there, its place. */
export function WithOwnCompany({ children }: Props) {
  return (
    <QueryState
      query={useQuery(ownCompanyQuery())}
      skeleton={
        <div role="status" aria-label="Buscando sua arena">
          <Skeleton height="24rem" />
        </div>
      }
      failure="Não deu para buscar sua arena"
    >
      {children}
    </QueryState>
  )
}
