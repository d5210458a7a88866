import {
  defaultCssVariablesResolver,
  DEFAULT_THEME,
  mergeMantineTheme,
  type CSSVariablesResolver,
} from '@mantine/core'
import { theme } from './theme.ts'

const colors = /^--mantine-color-(\w+)-/
const kept = new Set(['primary', 'amber', 'red', 'gray', 'dark', 'default', 'disabled'])

const shared = {
  '--mantine-z-index-modal': '1100',
  '--mantine-z-index-popover': '1100',
  '--mantine-z-index-overlay': '1000',
}

/** The variables that differ from Mantine's defaults: the project's tokens wherever a colour has a meaning. */
const meanings = {
  '--mantine-color-body': 'var(--cl-surface-0)',
  '--mantine-color-text': 'var(--cl-text)',
  '--mantine-color-bright': 'var(--cl-text)',
  '--mantine-color-dimmed': 'var(--cl-text-dim)',
  '--mantine-color-placeholder': 'var(--cl-text-dim)',
  '--mantine-color-anchor': 'var(--cl-primary-text)',
  '--mantine-color-error': 'var(--cl-danger)',
  '--mantine-color-success': 'var(--cl-primary-text)',
  '--mantine-color-default': 'var(--cl-surface-1)',
  '--mantine-color-default-hover': 'var(--cl-surface-2)',
  '--mantine-color-default-color': 'var(--cl-text)',
  '--mantine-color-default-border': 'var(--cl-line)',
  '--mantine-color-disabled': 'var(--cl-surface-2)',
  '--mantine-color-disabled-color': 'var(--cl-text-dim)',
  '--mantine-color-disabled-border': 'var(--cl-line)',
  '--mantine-primary-color-contrast': 'var(--cl-on-primary)',
  '--mantine-color-primary-text': 'var(--cl-primary-text)',
  '--mantine-color-primary-filled': 'var(--cl-primary)',
  '--mantine-color-primary-filled-hover': 'var(--cl-primary-hover)',
  '--mantine-color-primary-light': 'var(--cl-primary-soft)',
  '--mantine-color-primary-light-hover': 'var(--cl-primary-soft-hover)',
  '--mantine-color-primary-light-color': 'var(--cl-primary-text)',
  '--mantine-color-primary-outline': 'var(--cl-primary-text)',
  '--mantine-color-primary-outline-hover': 'var(--cl-primary-soft)',
  '--mantine-color-amber-light': 'var(--cl-accent-soft)',
  '--mantine-color-amber-light-color': 'var(--cl-accent-text)',
  '--mantine-color-amber-text': 'var(--cl-accent-text)',
  '--mantine-color-red-light': 'var(--cl-danger-soft)',
  '--mantine-color-red-light-color': 'var(--cl-danger)',
  '--mantine-color-red-text': 'var(--cl-danger)',
  '--mantine-color-gray-light': 'var(--cl-surface-2)',
  '--mantine-color-gray-light-hover': 'var(--cl-surface-2)',
  '--mantine-color-gray-light-color': 'var(--cl-text-dim)',
  '--mantine-color-gray-text': 'var(--cl-text-dim)',
}

/**
 * Returns Mantine's variables with the project's tokens, for a `MantineProvider` that makes them in the browser
 * (Storybook, tests).
 */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: shared,
  light: meanings,
  dark: {
    ...meanings,
    // 400 is bright: red and amber need a darker fill under white, or 950 text as emerald has.
    '--mantine-color-red-filled': 'var(--mantine-color-red-7)',
    '--mantine-color-red-filled-hover': 'var(--mantine-color-red-6)',
    '--mantine-color-gray-filled': 'var(--mantine-color-gray-7)',
    '--mantine-color-gray-filled-hover': 'var(--mantine-color-gray-6)',
    '--mantine-color-amber-filled': 'var(--mantine-color-amber-7)',
    '--mantine-color-amber-filled-hover': 'var(--mantine-color-amber-8)',
  },
})

/** Leaves out those of Mantine's colours that the project does not use. */
function keepOurs(variables: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).filter(([name]) => {
      const color = colors.exec(name)?.[1]
      return color === undefined || kept.has(color)
    }),
  )
}

/** Returns the content of `mantine-variables.css`: written once by a test, read by the browser without any script. */
export function staticCssVariables(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme)
  const base = defaultCssVariablesResolver(merged)
  const own = cssVariablesResolver(merged)
  const blocks: [string, Record<string, string>][] = [
    [':root', keepOurs({ ...base.variables, ...own.variables })],
    [":root[data-mantine-color-scheme='dark']", keepOurs({ ...base.dark, ...own.dark })],
    [":root[data-mantine-color-scheme='light']", keepOurs({ ...base.light, ...own.light })],
  ]
  const rules = blocks.map(([selector, variables]) => {
    const lines = Object.entries(variables).map(([name, value]) => `  ${name}: ${value};\n`)
    return `${selector} {\n${lines.join('')}}\n`
  })
  return `/* Made from theme.ts: \`vitest run -u\` writes it anew. */\n${rules.join('\n')}`
}
