import '../styles/controls.css'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { theme } from './theme.ts'

type ThemeProviderProps = {
  children: ReactNode
  /** The scheme that the page around it has. */
  forceColorScheme: 'light' | 'dark'
}

/**
 * Mantine with our theme. Its variables and basic styles come along as a file, so it writes no `<style>` into the
 * page: nothing to compute at start, and `style-src` needs no exception.
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
