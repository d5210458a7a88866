import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { Link } from '@tanstack/react-router'
import { pageTitle } from '../lib/page-title.ts'

/** Any path that is none (A8), and things that are not there. */
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
