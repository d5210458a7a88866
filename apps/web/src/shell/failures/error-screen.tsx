import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { getRouteApi } from '@tanstack/react-router'
import { pageTitle } from '../../lib/metadata/page-title.ts'
import { safeRedirect } from '../../session/safe-redirect.ts'

const route = getRouteApi('/_public/erro')

/** The screen shown when another one could not be loaded (A7, B8). Its links are plain, so that the app starts anew. */
export function ErrorScreen() {
  const wanted = safeRedirect(route.useSearch().de, location.origin)
  return (
    <>
      <title>{pageTitle('Algo deu errado')}</title>
      <EmptyState
        title="Algo deu errado"
        action={<a href="/">Voltar ao início</a>}
        drawing="error"
        headingLevel={1}
      >
        Não deu para abrir essa tela.{' '}
        {wanted === null ? (
          'Confira sua internet e volte ao início.'
        ) : (
          <>
            Confira sua internet e <a href={wanted}>tente de novo</a>.
          </>
        )}
      </EmptyState>
    </>
  )
}
