import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { pageTitle } from '../lib/page-title.ts'

/** A7: what a person sees when the app itself could not be loaded. A plain link, so that everything starts anew. */
export function ErrorScreen() {
  return (
    <>
      <title>{pageTitle('Algo deu errado')}</title>
      <EmptyState
        title="Algo deu errado"
        action={<a href="/">Voltar ao início</a>}
        drawing="error"
        headingLevel={1}
      >
        Não deu para abrir essa tela. Confira sua internet e tente de novo.
      </EmptyState>
    </>
  )
}
