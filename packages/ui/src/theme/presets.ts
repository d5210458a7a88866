import type { presetIds } from './choices.ts'

/** F2: a preset of the whole look: how round, how heavy its lines, how close together. */
type Preset = {
  /** The value of `data-preset` on the root. */
  id: (typeof presetIds)[number]
  /** The name in the settings. */
  name: string
  /** The description in the settings. */
  about: string
  /** The tokens that it replaces. */
  tokens: Readonly<Record<`--cl-${string}`, string>>
}

/** F2: Aura, which `tokens.css` holds, and the others. A touch target is never smaller than 44 px. */
export const presets: readonly Preset[] = [
  { id: 'aura', name: 'Aura', about: 'Equilibrado', tokens: {} },
  {
    id: 'lara',
    name: 'Lara',
    about: 'Redondo e com mais espaço',
    tokens: {
      '--cl-radius-6': '0.625rem',
      '--cl-radius-8': '0.875rem',
      '--cl-radius-12': '1.25rem',
      '--cl-space-3': '0.875rem',
      '--cl-space-4': '1.125rem',
      '--cl-space-6': '1.75rem',
      '--cl-space-8': '2.25rem',
      '--cl-space-12': '3.5rem',
      '--cl-touch': '3rem',
    },
  },
  {
    id: 'nora',
    name: 'Nora',
    about: 'Reto, compacto, de linhas fortes',
    tokens: {
      '--cl-line-width': '2px',
      '--cl-radius-6': '0.125rem',
      '--cl-radius-8': '0.125rem',
      '--cl-radius-12': '0.1875rem',
      '--cl-space-3': '0.625rem',
      '--cl-space-4': '0.875rem',
      '--cl-space-6': '1.25rem',
      '--cl-space-8': '1.75rem',
      '--cl-space-12': '2.5rem',
      '--cl-space-16': '3.25rem',
    },
  },
]
