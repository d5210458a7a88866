import { cssVariablesResolver } from '@campo-livre/ui/theme/css-variables.ts'
import { theme } from '@campo-livre/ui/theme/theme.ts'
import { MantineProvider } from '@mantine/core'
import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useLayoutEffect } from 'react'

/** The theme, in the scheme of the toolbar: Mantine's and the `app-dark` class that the app sets (F1). */
export const withTheme: Decorator = (Story, { globals }) => (
  <Themed dark={globals.scheme === 'dark'}>
    <Story />
  </Themed>
)

function Themed({ dark, children }: { dark: boolean; children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.classList.toggle('app-dark', dark)
  }, [dark])
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      forceColorScheme={dark ? 'dark' : 'light'}
    >
      {children}
    </MantineProvider>
  )
}
