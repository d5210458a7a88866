import type { QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { forgetAhead } from './asked-ahead.ts'
import { followSession } from './follow-session.ts'
import { Providers } from './providers.tsx'
import { createAppRouter } from './router.tsx'

/** Replaces the static shell by the app, once there is a screen to show. */
export async function render(root: HTMLElement, queryClient: QueryClient): Promise<void> {
  const router = createAppRouter(queryClient)
  followSession(queryClient, router)
  await router.load()
  forgetAhead()
  createRoot(root).render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  )
}
