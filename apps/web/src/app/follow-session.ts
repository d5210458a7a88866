import { fetchMe } from '@campo-livre/api/session/fetch-me.ts'
import type { QueryClient } from '@tanstack/react-query'
import { startSession } from '../session/session.ts'
import type { createAppRouter } from './router.tsx'

type Router = ReturnType<typeof createAppRouter>

/**
 * Carries what becomes of the session into data and address. What was fetched for the old user goes (D8), a lost
 * session leads back through `/login` (G5) but from where guests may be, and a tab whose user another tab changed asks
 * its guards again (D11). Returns how to disconnect.
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
        // Rarely needed, so it is code of its own; a new page begins anew as well.
        const reload = () => window.location.reload()
        void import('../session/join-session.ts').then(({ joinSession }) => joinSession(router), reload)
        return
      }
      queryClient.clear()
      const { href, pathname } = router.latestLocation
      // A link of a mail stays open for whoever has an old token.
      if (router.getMatchedRoutes(pathname)[0].some(({ id }) => id === '/_guest')) return
      void router.navigate({ to: '/login', search: change === 'lost' ? { redirect: href } : {} })
    },
  })
}
