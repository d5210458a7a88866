import type { primaryIds } from './choices.ts'
import { emerald, type FullScale } from './colors.ts'
import { mix } from './contrast.ts'

type PrimaryId = (typeof primaryIds)[number]

/**
 * A primary colour that a person can choose. Neither amber, which means running out, nor red, which means loss, is one.
 */
type Primary = {
  /** The value of `data-primary` on the root. */
  id: PrimaryId
  /** The name in the settings. */
  name: string
  /** The colour of its swatch in the settings. */
  swatch: string
  /** The colours of the scale, from 50 to 950. */
  scale: FullScale
}

const teal: FullScale = [
  '#f0fdfa',
  '#ccfbf1',
  '#99f6e4',
  '#5eead4',
  '#2dd4bf',
  '#14b8a6',
  '#0d9488',
  '#0f766e',
  '#115e59',
  '#134e4a',
  '#042f2e',
]

const blue: FullScale = [
  '#eff6ff',
  '#dbeafe',
  '#bfdbfe',
  '#93c5fd',
  '#60a5fa',
  '#3b82f6',
  '#2563eb',
  '#1d4ed8',
  '#1e40af',
  '#1e3a8a',
  '#172554',
]

const indigo: FullScale = [
  '#eef2ff',
  '#e0e7ff',
  '#c7d2fe',
  '#a5b4fc',
  '#818cf8',
  '#6366f1',
  '#4f46e5',
  '#4338ca',
  '#3730a3',
  '#312e81',
  '#1e1b4b',
]

const violet: FullScale = [
  '#f5f3ff',
  '#ede9fe',
  '#ddd6fe',
  '#c4b5fd',
  '#a78bfa',
  '#8b5cf6',
  '#7c3aed',
  '#6d28d9',
  '#5b21b6',
  '#4c1d95',
  '#2e1065',
]

/** Slate: its first steps are darker and its last lighter than usual, so that soft fills stand out from the page. */
const slate: FullScale = [
  '#f3f6f9',
  '#e4eaf1',
  '#d3dce6',
  '#cbd5e1',
  '#94a3b8',
  '#64748b',
  '#475569',
  '#334155',
  '#293548',
  '#263245',
  '#121b2a',
]

const primary = (id: PrimaryId, name: string, scale: FullScale): Primary => ({
  id,
  name,
  swatch: scale[6],
  scale,
})

/** F2: emerald, which `tokens.css` holds, and the others, which `looks.css` puts in its place. */
export const primaries: readonly Primary[] = [
  primary('emerald', 'Esmeralda', emerald),
  primary('teal', 'Verde-água', teal),
  primary('blue', 'Azul', blue),
  primary('indigo', 'Anil', indigo),
  primary('violet', 'Violeta', violet),
  primary('slate', 'Grafite', slate),
]

type Meanings = Record<`--cl-${string}`, string>

/** Returns the tokens of a scale in each scheme: filled is 700 under white in light, 400 under 950 in dark. */
export function primaryMeanings(scale: FullScale): { light: Meanings; dark: Meanings } {
  const [, c100, c200, c300, c400, , , c700, c800, c900, c950] = scale
  return {
    light: {
      '--cl-primary': c700,
      '--cl-primary-hover': c800,
      '--cl-on-primary': '#ffffff',
      '--cl-primary-text': c700,
      '--cl-primary-soft': c100,
      '--cl-primary-soft-hover': mix(c100, c200, 0.6),
      '--cl-on-primary-soft': c800,
      '--cl-focus': c700,
    },
    dark: {
      '--cl-primary': c400,
      '--cl-primary-hover': c300,
      '--cl-on-primary': c950,
      '--cl-primary-text': c300,
      '--cl-primary-soft': mix(c950, c900, 0.5),
      '--cl-primary-soft-hover': c900,
      '--cl-on-primary-soft': c200,
      '--cl-focus': c300,
    },
  }
}
