import { fetchMe } from '@campo-livre/api/session/fetch-me.ts'
import type { QueryClient } from '@tanstack/react-query'
import { startSession } from '../session/session.ts'
import type { createAppRouter } from './router.tsx'

type Router = ReturnType<typeof createAppRouter>

/** Ends of a session: what was fetched for the old user goes (D8), and a lost one leads back through `/login` (G5). */
export function onSessionEnd(queryClient: QueryClient, router: Router): () => void {
  return startSession({
    loadUser: () => queryClient.query({ queryKey: ['me'], queryFn: fetchMe }),
    onEnd: (how) => {
      queryClient.clear()
      const { href, pathname } = router.latestLocation
      if (pathname === '/login') return
      void router.navigate({ to: '/login', search: how === 'lost' ? { redirect: href } : {} })
    },
  })
}
