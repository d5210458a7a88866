import { ThemeProvider } from '@campo-livre/ui/theme/theme-provider.tsx'
import type { ReactNode } from 'react'
import { useDark } from './use-dark.ts'

/** Mantine for what lies inside. Only code that is loaded when needed uses it; the first screen goes without. */
export function Themed({ children }: { children: ReactNode }) {
  return <ThemeProvider forceColorScheme={useDark() ? 'dark' : 'light'}>{children}</ThemeProvider>
}
