import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { Link } from '@tanstack/react-router'
import { pageTitle } from '../../lib/metadata/page-title.ts'

/** Shown for an unknown or removed company, with a link to the listing. */
export function CompanyMissing() {
  return (
    <>
      <title>{pageTitle('Arena não encontrada')}</title>
      <EmptyState
        title="Essa arena não existe ou saiu do ar"
        action={<Link to="/">Ver os campos livres</Link>}
        drawing="found"
        headingLevel={1}
      >
        O link pode ter mudado. Tem outras arenas esperando por você.
      </EmptyState>
    </>
  )
}
