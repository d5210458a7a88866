import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { Link } from '@tanstack/react-router'
import { pageTitle } from '../../../lib/metadata/page-title.ts'

/** Shown for an unknown or inactive field, with a link to the listing. */
export function FieldMissing() {
  return (
    <>
      <title>{pageTitle('Campo não encontrado')}</title>
      <EmptyState
        title="Esse campo não existe ou saiu do ar"
        action={<Link to="/">Ver os campos livres</Link>}
        drawing="found"
        headingLevel={1}
      >
        O link pode ter mudado, ou a arena pausou as reservas. Tem outros campos esperando por você.
      </EmptyState>
    </>
  )
}
