import { splitsQuery } from '@campo-livre/api/splits/get-split.ts'
import { useQuery } from '@tanstack/react-query'
import { lazyComponent } from '../../../lib/loading/lazy-component.tsx'
import { QueryState } from '../../../lib/query/query-state.tsx'

const billCards = lazyComponent(() => import('./bill-cards.tsx'))

/** The bills that an athlete divides, or has a share of, beside their tabs (H10); nothing where there is none. */
export function MyBills() {
  const query = useQuery(splitsQuery())
  return (
    <QueryState query={query} skeleton={null} failure="Não deu para buscar suas contas divididas">
      {(bills) => bills.length > 0 && <billCards.Component bills={bills} />}
    </QueryState>
  )
}
