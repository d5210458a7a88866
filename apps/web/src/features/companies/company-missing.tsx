import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { Link } from '@tanstack/react-router'
import { pageTitle } from '../../lib/page-title.ts'

/** An unknown or withdrawn company: says so kindly and leads back to the fields. */
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
