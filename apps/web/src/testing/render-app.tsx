import { RouterProvider } from '@tanstack/react-router'
import { render } from 'vitest-browser-react'
import { Providers } from '../app/providers.tsx'
import { type AppOptions, startApp } from './start-app.ts'

/**
 * Renders the whole app at a path: the real router and providers, real HTTP answered by the mock backend, fresh data.
 */
export async function renderApp(options: AppOptions) {
  const app = await startApp(options)
  const screen = await render(
    <Providers queryClient={app.queryClient}>
      <RouterProvider router={app.router} />
    </Providers>,
  )
  return { ...screen, ...app }
}
