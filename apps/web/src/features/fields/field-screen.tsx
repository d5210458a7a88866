import { fieldQuery } from '@campo-livre/api/fields/get-field.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { QueryState } from '../../lib/query/query-state.tsx'
import { pageTitle } from '../../lib/metadata/page-title.ts'
import { LoadingTitle } from '../../lib/query/loading-title.tsx'
import { FieldMissing } from './detail/field-missing.tsx'
import { FieldPage } from './detail/field-page.tsx'
import type { FieldParts } from './detail/field-parts.ts'
import { FieldSkeleton } from './detail/field-skeleton.tsx'

const route = getRouteApi('/_public/field/$id')

/** A field (A2): its description, free times, and the way to book it. */
export function FieldScreen({ parts }: { parts: FieldParts }) {
  const { id } = route.useParams()
  const query = useQuery(fieldQuery(id))
  return (
    <>
      {query.data === undefined && <title>{pageTitle('Campo')}</title>}
      <LoadingTitle query={query}>Campo</LoadingTitle>
      <QueryState
        query={query}
        skeleton={<FieldSkeleton />}
        failure="Não deu para buscar esse campo"
        missing={<FieldMissing />}
      >
        {(field) => <FieldPage key={field.id} field={field} parts={parts} />}
      </QueryState>
    </>
  )
}
