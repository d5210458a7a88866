import type { ReactRenderer } from '@storybook/react-vite'
import type { A11yParameters } from '@storybook/addon-a11y'
import type { BeforeEach } from 'storybook/internal/csf'
import { readGlobals } from './globals.ts'

/** The axe rules whose result depends on the colour scheme; the run in light checks all the others. */
const ofTheDark = ['color-contrast']

/** The states of a screen whose colours are those of its other states: content, empty and failure. */
const repeated = [
  'Loading',
  'Forbidden',
  'Offline',
  'Long Text',
  'Huge Numbers',
  'At A Limit',
  'Phone',
  'Zoomed',
]

/**
 * Lets axe check every rule in the light scheme, and in the dark one only those that depend on colours, once for the
 * states of a screen that have the same (decision 015).
 */
export const axeForLook: BeforeEach<ReactRenderer> = (context) => {
  if (readGlobals(context.globals).scheme !== 'dark') return
  const a11y = context.parameters.a11y as A11yParameters
  const repeats = context.title.startsWith('Screens/') && repeated.includes(context.name)
  context.parameters = {
    ...context.parameters,
    a11y: repeats ? { ...a11y, test: 'off' } : { ...a11y, options: { ...a11y.options, runOnly: ofTheDark } },
  }
}
