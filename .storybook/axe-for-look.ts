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

/** The stories that have colours of their own in the dark: components, and screens in their main states. */
function isMain({ title, name }: { title: string; name: string }): boolean {
  return title.startsWith('Components/') || (title.startsWith('Screens/') && !repeated.includes(name))
}

/**
 * Lets axe check every rule in the light scheme, and in the dark one only those that depend on colours, on the main
 * stories (decision 015).
 */
export const axeForLook: BeforeEach<ReactRenderer> = (context) => {
  if (readGlobals(context.globals).scheme !== 'dark') return
  const a11y = context.parameters.a11y as A11yParameters
  context.parameters = {
    ...context.parameters,
    a11y: isMain(context)
      ? { ...a11y, options: { ...a11y.options, runOnly: ofTheDark } }
      : { ...a11y, test: 'off' },
  }
}
