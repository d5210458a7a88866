import { accountQuery } from '@campo-livre/api/account/account-query.ts'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../../lib/loaded.tsx'
import { SectionSkeleton } from '../sections/section-skeleton.tsx'

/** Who somebody is: what an arena knows of them. */
export default function DataSection() {
  const query = useQuery(accountQuery())
  return (
    <Loaded query={query} skeleton={<SectionSkeleton />} failure="Não deu para abrir seus dados">
      {({ name }) => <p>{name}</p>}
    </Loaded>
  )
}
