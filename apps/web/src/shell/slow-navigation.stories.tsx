import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { expect } from 'storybook/test'
import { SlowNavigation } from './slow-navigation.tsx'

/** Creates a router with a route whose guard never resolves. */
function createStuckRouter() {
  const root = createRootRoute({ component: () => <SlowNavigation afterMs={0} /> })
  const here = createRoute({ getParentRoute: () => root, path: '/' })
  const there = createRoute({
    getParentRoute: () => root,
    path: '/la',
    beforeLoad: () => new Promise<never>(() => undefined),
  })
  return createRouter({ routeTree: root.addChildren([here, there]), history: createMemoryHistory() })
}

const meta = {
  title: 'Parts/Shell/Slow navigation',
  component: SlowNavigation,
  loaders: [() => ({ router: createStuckRouter() })],
  render: (_args, { loaded }) => (
    <RouterProvider router={(loaded as { router: ReturnType<typeof createStuckRouter> }).router} />
  ),
} satisfies Meta<typeof SlowNavigation>
export default meta

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, loaded }) => {
    const { router } = loaded as { router: ReturnType<typeof createStuckRouter> }
    await router.load()
    router.history.push('/la')
    await expect(await canvas.findByRole('button', { name: 'Cancelar' })).toBeVisible()
  },
}
