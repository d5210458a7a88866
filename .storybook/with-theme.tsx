import { ThemeProvider } from '@campo-livre/ui/theme/theme-provider.tsx'
import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useLayoutEffect } from 'react'
import { showTheme } from '../apps/web/src/shell/theme/show-theme.ts'
import { readGlobals, type StoryGlobals } from './globals.ts'

/** Applies the theme of the toolbars to the page as the app does (F1, F2). */
export const withTheme: Decorator = (Story, { globals }) => (
  <Themed {...readGlobals(globals)}>
    <Story />
  </Themed>
)

function Themed({ children, ...globals }: StoryGlobals & { children: ReactNode }) {
  const { scheme, preset, primary, surface } = globals
  useLayoutEffect(
    () => showTheme({ preset, primary, surface }, scheme === 'dark'),
    [scheme, preset, primary, surface],
  )
  return <ThemeProvider forceColorScheme={scheme}>{children}</ThemeProvider>
}
