import type { ReactRenderer } from '@storybook/react-vite'
import type { A11yParameters } from '@storybook/addon-a11y'
import type { BeforeEach } from 'storybook/internal/csf'
import { readGlobals } from './globals.ts'

/** The axe rules whose result depends on the colour scheme; the run in light checks all the others. */
const ofTheDark = ['color-contrast']

/**
 * Lets axe check every rule in the light scheme, and in the dark one only those that depend on colours (decision 015).
 */
export const axeForLook: BeforeEach<ReactRenderer> = (context) => {
  if (readGlobals(context.globals).scheme !== 'dark') return
  const a11y = context.parameters.a11y as A11yParameters
  context.parameters = {
    ...context.parameters,
    a11y: { ...a11y, options: { ...a11y.options, runOnly: ofTheDark } },
  }
}
