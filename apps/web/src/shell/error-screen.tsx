import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'

/** A7: what a person sees when the app itself could not be loaded. A plain link, so that everything starts anew. */
export function ErrorScreen() {
  return (
    <EmptyState title="Algo deu errado" action={<a href="/">Voltar ao início</a>} headingLevel={1}>
      Não conseguimos abrir essa tela. Confira sua internet e tente de novo.
    </EmptyState>
  )
}
