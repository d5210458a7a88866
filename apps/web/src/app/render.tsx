import type { QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { readAhead } from './asked-ahead.ts'
import { followSession } from './follow-session.ts'
import { Providers } from './providers.tsx'
import { createAppRouter } from './router.tsx'

/** Replaces the static shell by the app, once there is a screen to show. Short tasks draw it, so that touches are heard. */
export async function render(root: HTMLElement, queryClient: QueryClient): Promise<void> {
  const router = createAppRouter(queryClient)
  followSession(queryClient, router)
  await router.load()
  await readAhead(queryClient)
  startTransition(() =>
    createRoot(root).render(
      <Providers queryClient={queryClient}>
        <RouterProvider router={router} />
      </Providers>,
    ),
  )
}
