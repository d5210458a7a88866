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
 * Stories of screens say where they are, `parameters: { path: '/campos?cidade=Recife' }`, and show the whole app there.
 * All others get a router that knows no routes, for their links.
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
