import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { Link } from '@tanstack/react-router'
import { pageTitle } from '../../../lib/page-title.ts'

/** An unknown or inactive field: says so kindly and leads back to those that are there. */
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
