import { accountQuery } from '@campo-livre/api/account/account-query.ts'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../../lib/loaded.tsx'
import { SectionSkeleton } from '../sections/section-skeleton.tsx'
import { DataForm } from './data-form.tsx'
import { KnownData } from './known-data.tsx'
import { PhotoField } from './photo-field.tsx'

/** Who somebody is: picture, name, and how they are reached. */
export default function DataSection() {
  const query = useQuery(accountQuery())
  return (
    <Loaded
      query={query}
      skeleton={<SectionSkeleton />}
      failure="Não deu para abrir seus dados"
      missing={<KnownData />}
    >
      {(account) => (
        <>
          <PhotoField account={account} />
          <DataForm account={account} />
        </>
      )}
    </Loaded>
  )
}
