import { fetchMe } from '@campo-livre/api/session/fetch-me.ts'
import type { QueryClient } from '@tanstack/react-query'
import { startSession } from '../session/session.ts'
import type { createAppRouter } from './router.tsx'

type Router = ReturnType<typeof createAppRouter>

/**
 * Carries what becomes of the session into data and address. What was fetched for the old user goes (D8), a lost
 * session leads back through `/login` (G5), and a tab whose user another tab changed asks its guards again (D11).
 * Returns how to disconnect.
 */
export function followSession(queryClient: QueryClient, router: Router): () => void {
  return startSession({
    loadUser: (token) =>
      queryClient.query({ queryKey: ['me', token], queryFn: fetchMe, staleTime: 0, gcTime: 0 }),
    onChange: (change) => {
      if (change === 'unknown' || change === 'switched') {
        queryClient.removeQueries({ type: 'inactive' })
        void queryClient.resetQueries()
        // A guard that asks who is here decides by itself.
        if (change === 'switched') void router.invalidate()
        return
      }
      queryClient.clear()
      const { href, pathname } = router.latestLocation
      if (pathname === '/login') return
      void router.navigate({ to: '/login', search: change === 'lost' ? { redirect: href } : {} })
    },
  })
}
