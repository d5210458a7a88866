import { accountQuery } from '@campo-livre/api/account/account-query.ts'
import { useQuery } from '@tanstack/react-query'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { SectionSkeleton } from '../sections/section-skeleton.tsx'
import { UnsupportedCall } from '../security/parts/unsupported-call.tsx'
import { CityField } from './city-field.tsx'
import { SportList } from './sport-list.tsx'

/** The section with an athlete's sports and levels, and the city in which they play. */
export default function SportsSection() {
  const query = useQuery(accountQuery())
  return (
    <QueryState
      query={query}
      skeleton={<SectionSkeleton />}
      failure="Não deu para abrir seus esportes"
      missing={<UnsupportedCall to="mudar seus esportes" />}
    >
      {({ sports, city }) => (
        <>
          <SportList sports={sports} />
          <CityField city={city} />
        </>
      )}
    </QueryState>
  )
}
