import type { Decorator } from '@storybook/react-vite'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'

const AppAt = lazy(() => import('./app-at.tsx'))

/**
 * Shows the whole app for stories with a path, `parameters: { path: '/campos?cidade=Recife' }`. All others get a router
 * without routes, for their links.
 */
export const withRouter: Decorator = (Story, { parameters, id }) =>
  typeof parameters.path === 'string' ? (
    <Suspense>
      <AppAt key={id} path={parameters.path} />
    </Suspense>
  ) : (
    <Linkable key={id}>
      <Story />
    </Linkable>
  )

function Linkable({ children }: { children: ReactNode }) {
  const [router] = useState(() =>
    createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() }),
  )
  return <RouterContextProvider router={router}>{children}</RouterContextProvider>
}
