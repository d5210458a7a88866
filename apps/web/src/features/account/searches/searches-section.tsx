import { accountQuery } from '@campo-livre/api/account/account-query.ts'
import { useQuery } from '@tanstack/react-query'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { SectionSkeleton } from '../sections/section-skeleton.tsx'
import { UnsupportedCall } from '../security/parts/unsupported-call.tsx'
import { SearchList } from './search-list.tsx'

/** The section with the searches that the athlete keeps. */
export default function SearchesSection() {
  const query = useQuery(accountQuery())
  return (
    <QueryState
      query={query}
      skeleton={<SectionSkeleton />}
      failure="Não deu para abrir suas buscas"
      missing={<UnsupportedCall to="salvar buscas" />}
    >
      {({ searches = [] }) => <SearchList searches={searches} />}
    </QueryState>
  )
}
