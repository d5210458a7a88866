import type { QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { isListingPath } from '../features/fields/listing-search.ts'
import { followSession } from './follow-session.ts'
import { Providers } from './providers.tsx'
import { createAppRouter } from './router.tsx'

/** Puts the app in the place of the static shell, once there is a screen to show. */
export async function render(root: HTMLElement, queryClient: QueryClient): Promise<void> {
  const router = createAppRouter(queryClient)
  followSession(queryClient, router)
  await router.load()
  // The page's own description is the listing's; every other screen says what it is itself (A15).
  if (!isListingPath(router.latestLocation.pathname)) {
    for (const meta of document.head.querySelectorAll('[data-static]')) meta.remove()
  }
  createRoot(root).render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  )
}
