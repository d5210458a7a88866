import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { Link } from '@tanstack/react-router'
import { pageTitle } from '../../lib/metadata/page-title.ts'

/** The screen for an account that may not open a page (A7). */
export function AccessDeniedScreen() {
  return (
    <>
      <title>{pageTitle('Acesso negado')}</title>
      <EmptyState
        title="Acesso negado"
        action={<Link to="/">Ver os campos livres</Link>}
        drawing="denied"
        headingLevel={1}
      >
        Essa área é de outro tipo de conta. Os campos livres são de todo mundo.
      </EmptyState>
    </>
  )
}
