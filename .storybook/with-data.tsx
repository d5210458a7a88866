import type { Decorator } from '@storybook/react-vite'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { createQueryClient } from '../apps/web/src/app/query-client.ts'
import { store, StoreProvider } from '../apps/web/src/lib/state/store.ts'

/** Gives each story the app's store and a query client of its own: failures show at once, nothing is fetched again. */
export const withData: Decorator = (Story, { id }) => (
  <StoreProvider store={store}>
    <FreshClient key={id}>
      <Story />
    </FreshClient>
  </StoreProvider>
)

function FreshClient({ children }: { children: ReactNode }) {
  const [client] = useState(createStoryClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

function createStoryClient(): QueryClient {
  const client = createQueryClient()
  const { queries, ...rest } = client.getDefaultOptions()
  client.setDefaultOptions({ ...rest, queries: { ...queries, retry: false, refetchOnWindowFocus: false } })
  return client
}
