import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { Link } from '@tanstack/react-router'
import { pageTitle } from '../../lib/metadata/page-title.ts'

/** The screen for unknown paths (A8) and for things that do not exist. */
export function NotFoundScreen() {
  return (
    <>
      <title>{pageTitle('Página não encontrada')}</title>
      <EmptyState
        title="Essa página não existe"
        action={<Link to="/">Ver os campos livres</Link>}
        drawing="page"
        headingLevel={1}
      >
        O endereço pode ter mudado, ou a bola saiu pela lateral.
      </EmptyState>
    </>
  )
}
