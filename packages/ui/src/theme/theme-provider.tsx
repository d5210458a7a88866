import '../styles/controls.css'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { theme } from './theme.ts'

type ThemeProviderProps = {
  children: ReactNode
  /** The scheme of the page. */
  forceColorScheme: 'light' | 'dark'
}

/**
 * Provides Mantine with the project's theme. Its variables and basic styles are imported as a file, so it writes no
 * `<style>` into the page: nothing to compute at start, and `style-src` needs no exception.
 */
export function ThemeProvider({ children, forceColorScheme }: ThemeProviderProps) {
  return (
    <MantineProvider
      theme={theme}
      withCssVariables={false}
      withGlobalClasses={false}
      forceColorScheme={forceColorScheme}
    >
      {children}
    </MantineProvider>
  )
}
