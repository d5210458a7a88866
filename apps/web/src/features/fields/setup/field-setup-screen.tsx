import '@campo-livre/ui/styles/controls.css'
import '@campo-livre/ui/styles/form.css'
import { ownFieldQuery } from '@campo-livre/api/fields/get-own-field.ts'
import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { pageTitle } from '../../../lib/metadata/page-title.ts'
import { LoadingTitle } from '../../../lib/query/loading-title.tsx'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { FieldSetup, type SetupParts } from './field-setup.tsx'
import { SetupSkeleton } from './setup-skeleton.tsx'

const route = getRouteApi('/_company/company/fields/$id')

/** The editor of a field by sections; for a draft, the steps until it is published (H1). */
export function FieldSetupScreen({ parts }: { parts: SetupParts }) {
  const { id } = route.useParams()
  const { passo } = route.useSearch()
  const query = useQuery(ownFieldQuery(id))
  return (
    <>
      <title>{pageTitle(query.data?.name ?? 'Campo da arena')}</title>
      <LoadingTitle query={query}>Campo da arena</LoadingTitle>
      <QueryState
        query={query}
        skeleton={<SetupSkeleton />}
        failure="Não deu para buscar esse campo"
        missing={
          <EmptyState
            title="Esse campo não está na sua arena"
            action={<Link to="/company/fields">Ver os campos da arena</Link>}
            drawing="found"
            headingLevel={1}
          >
            O link pode ter mudado. Os seus campos estão todos na lista.
          </EmptyState>
        }
      >
        {(field) => <FieldSetup key={field.id} field={field} passo={passo} parts={parts} />}
      </QueryState>
    </>
  )
}
