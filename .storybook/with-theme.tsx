import { ThemeProvider } from '@campo-livre/ui/theme/theme-provider.tsx'
import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useLayoutEffect } from 'react'
import { readGlobals } from './globals.ts'

/** The theme in the scheme and colour of the toolbars, told to the page as the app tells it (F1, F2). */
export const withTheme: Decorator = (Story, { globals }) => {
  const { scheme, primary } = readGlobals(globals)
  return (
    <Themed scheme={scheme} primary={primary}>
      <Story />
    </Themed>
  )
}

type ThemedProps = { scheme: 'light' | 'dark'; primary: string; children: ReactNode }

function Themed({ scheme, primary, children }: ThemedProps) {
  useLayoutEffect(() => {
    const root = document.documentElement
    root.classList.toggle('app-dark', scheme === 'dark')
    if (primary === 'emerald') delete root.dataset.primary
    else root.dataset.primary = primary
  }, [scheme, primary])
  return <ThemeProvider forceColorScheme={scheme}>{children}</ThemeProvider>
}
