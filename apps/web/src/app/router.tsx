import type { QueryClient } from '@tanstack/react-query'
import { createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router'
import { forgetReload } from '../lib/loading/stale-code.ts'
import { routeTree } from '../routeTree.gen.ts'
import { RouteFailure } from '../shell/failures/route-failure.tsx'
import { parseSearch, stringifySearch } from './search-params.ts'

/** Creates the router of the route files. `history` is for tests and stories; the browser's by default. */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: RouteFailure,
    defaultNotFoundComponent: lazyRouteComponent(
      () => import('../shell/failures/not-found-screen.tsx'),
      'NotFoundScreen',
    ),
    ...(history ? { history } : {}),
  })
  router.subscribe('onResolved', forgetReload)
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
