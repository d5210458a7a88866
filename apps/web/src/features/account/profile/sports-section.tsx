import { accountQuery } from '@campo-livre/api/account/account-query.ts'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../../lib/loaded.tsx'
import { SectionSkeleton } from '../sections/section-skeleton.tsx'

/** What somebody plays, and how well. */
export default function SportsSection() {
  const query = useQuery(accountQuery())
  return (
    <Loaded query={query} skeleton={<SectionSkeleton />} failure="Não deu para abrir seus esportes">
      {({ name }) => <p>{name}</p>}
    </Loaded>
  )
}
