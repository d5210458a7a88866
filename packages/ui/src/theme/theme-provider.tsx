import '../styles/controls.css'
import { MantineProvider, type MantineColorScheme, type MantineColorSchemeManager } from '@mantine/core'
import type { ReactNode } from 'react'
import { theme } from './theme.ts'

type ThemeProviderProps = {
  children: ReactNode
  /** Before anything was chosen. */
  defaultColorScheme?: MantineColorScheme
  /** Shows this one whatever was chosen (stories). */
  forceColorScheme?: 'light' | 'dark'
  colorSchemeManager?: MantineColorSchemeManager
}

/**
 * Mantine with our theme. Its variables and basic styles come along as a file, so it writes no `<style>` into the
 * page: nothing to compute at start, and `style-src` needs no exception.
 */
export function ThemeProvider({ children, ...rest }: ThemeProviderProps) {
  return (
    <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false} {...rest}>
      {children}
    </MantineProvider>
  )
}
