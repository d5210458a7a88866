import type { Decorator } from '@storybook/react-vite'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { createContext, type ReactNode, useContext, useState } from 'react'

type Place = {
  /** The pathless layout and the path of the route whose search the part reads. */
  under: '_public' | '_guest' | '_company'
  path: string
  validateSearch?: (raw: Record<string, unknown>) => object
}

const StoryContent = createContext<ReactNode>(null)

/** Renders a part of a screen inside the route whose address it reads; `parameters.at` is the address. */
export function inRoute(place: Place): Decorator {
  return (Story, { parameters, id }) => (
    <Routed key={id} place={place} at={String(parameters.at ?? '/')} part={<Story />} />
  )
}

function Routed({ place, at, part }: { place: Place; at: string; part: ReactNode }) {
  const [router] = useState(() => {
    const { under, path, validateSearch = (raw) => raw } = place
    const root = createRootRoute()
    const layout = createRoute({ getParentRoute: () => root, id: under })
    const route = createRoute({ getParentRoute: () => layout, path, validateSearch, component: Content })
    return createRouter({
      routeTree: root.addChildren([layout.addChildren([route])]),
      history: createMemoryHistory({ initialEntries: [at] }),
    })
  })
  return (
    <StoryContent value={part}>
      <RouterProvider router={router} />
    </StoryContent>
  )
}

function Content() {
  return useContext(StoryContent)
}
