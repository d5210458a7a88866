import { ThemeProvider } from '@campo-livre/ui/theme/theme-provider.tsx'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect } from 'react'
import { store, StoreProvider } from '../lib/store.ts'
import { useDark } from '../shell/use-dark.ts'

type Props = { queryClient: QueryClient; children: ReactNode }

/** Everything the screens live in: store, server data, theme. */
export function Providers({ queryClient, children }: Props) {
  return (
    <StoreProvider store={store}>
      <QueryClientProvider client={queryClient}>
        <Themed>{children}</Themed>
      </QueryClientProvider>
    </StoreProvider>
  )
}

function Themed({ children }: { children: ReactNode }) {
  const dark = useDark()
  useLayoutEffect(() => {
    document.documentElement.classList.toggle('app-dark', dark)
  }, [dark])
  return <ThemeProvider forceColorScheme={dark ? 'dark' : 'light'}>{children}</ThemeProvider>
}
