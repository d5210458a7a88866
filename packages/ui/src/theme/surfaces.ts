import type { surfaceIds } from './choices.ts'

/** F2: a family of neutrals that a person can choose for pages, cards, lines and texts. */
type Surface = {
  /** The value of `data-surface` on the root. */
  id: (typeof surfaceIds)[number]
  /** The name in the settings. */
  name: string
  /** The colour of its swatch in the settings. */
  swatch: string
  /**
   * The change from the greens of `tokens.css`: `hue` in degrees, and the strength of colour in each scheme; null for
   * the greens.
   */
  turned: { hue: number; light: number; dark: number } | null
}

/** F2: the greenish greys, which `tokens.css` holds, and the others, which `looks.css` puts in their place. */
export const surfaces: readonly Surface[] = [
  { id: 'green', name: 'Esverdeado', swatch: '#768980', turned: null },
  { id: 'gray', name: 'Cinza', swatch: '#848484', turned: { hue: 165, light: 0, dark: 0 } },
  { id: 'slate', name: 'Ardósia', swatch: '#778597', turned: { hue: 255, light: 1.25, dark: 1.1 } },
  { id: 'sand', name: 'Areia', swatch: '#8e8271', turned: { hue: 75, light: 1.1, dark: 0.55 } },
]
