import { fetchMe } from '@campo-livre/api/session/fetch-me.ts'
import type { QueryClient } from '@tanstack/react-query'
import { startSession } from '../session/session.ts'
import type { createAppRouter } from './router.tsx'

type Router = ReturnType<typeof createAppRouter>

/**
 * Applies changes of the session to data and address: the old user's data is dropped (D8), a lost session leads through
 * `/login` back (G5) except from pages for guests, and a tab whose user was changed by another tab runs its guards
 * again (D11). Returns a function that disconnects it.
 */
export function followSession(queryClient: QueryClient, router: Router): () => void {
  return startSession({
    loadUser: (token) =>
      queryClient.query({ queryKey: ['me', token], queryFn: fetchMe, staleTime: 0, gcTime: 0 }),
    onChange: (change) => {
      if (change === 'unknown' || change === 'switched') {
        queryClient.removeQueries({ type: 'inactive' })
        void queryClient.resetQueries()
        if (change === 'unknown') return
        // The person before has asked for the running calls: their answers are not for this one.
        queryClient.getMutationCache().clear()
        // Loaded only when needed; reloading the page does the same.
        const reload = () => window.location.reload()
        void import('../session/join-session.ts').then(({ joinSession }) => joinSession(router), reload)
        return
      }
      queryClient.clear()
      const { href, pathname } = router.latestLocation
      // The link of a mail stays open for a browser with an old token.
      if (router.getMatchedRoutes(pathname)[0].some(({ id }) => id === '/_guest')) return
      void router.navigate({ to: '/login', search: change === 'lost' ? { redirect: href } : {} })
    },
  })
}
