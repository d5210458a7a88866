import type { QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { onSessionEnd } from './on-session-end.ts'
import { Providers } from './providers.tsx'
import { createAppRouter } from './router.tsx'

/** Puts the app in the place of the static shell. */
export function render(root: HTMLElement, queryClient: QueryClient): void {
  const router = createAppRouter(queryClient)
  onSessionEnd(queryClient, router)
  createRoot(root).render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  )
}
