import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { store, StoreProvider } from '../lib/state/store.ts'

type Props = { queryClient: QueryClient; children: ReactNode }

/** The providers of all screens. The theme's provider comes with the screens that need it. */
export function Providers({ queryClient, children }: Props) {
  return (
    <StoreProvider store={store}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </StoreProvider>
  )
}
