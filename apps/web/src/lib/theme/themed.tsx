import { ThemeProvider } from '@campo-livre/ui/theme/theme-provider.tsx'
import type { ReactNode } from 'react'
import { useDark } from './use-dark.ts'

/** Provides Mantine's theme. Only lazily loaded code uses it; the first screen does without. */
export function Themed({ children }: { children: ReactNode }) {
  return <ThemeProvider forceColorScheme={useDark() ? 'dark' : 'light'}>{children}</ThemeProvider>
}
