import { noterOfTest } from '@campo-livre/mocks/testing/used.ts'
import type { createAppRouter } from '../app/router.tsx'

/**
 * Notes the routes that are loaded until the test ends: visited, preloaded, or passed through by a redirect (decision
 * 039). The app of a test may still be on its way to the login when the next one begins.
 */
export function noteRoutes(router: ReturnType<typeof createAppRouter>): void {
  const { matchRoutes } = router
  const note = noterOfTest()
  router.matchRoutes = (...args: Parameters<typeof matchRoutes>) => {
    const matches = matchRoutes(...args)
    for (const { routeId } of matches) note(`route ${routeId}`)
    return matches
  }
}
