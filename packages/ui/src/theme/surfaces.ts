/** F2: a family of neutrals that a person can choose for pages, cards, lines and texts. */
type Surface = {
  /** The value of `data-surface` on the root. */
  id: string
  /** What the settings call it. */
  name: string
  /** How the greens of `tokens.css` are turned into it; none for these greens themselves. */
  turned: { hue: number; strength: number } | null
}

/** F2: the greenish greys, which `tokens.css` holds, and the others, which `looks.css` puts in their place. */
export const surfaces = [
  { id: 'green', name: 'Esverdeado', turned: null },
  { id: 'gray', name: 'Cinza', turned: { hue: 165, strength: 0 } },
  { id: 'slate', name: 'Ardósia', turned: { hue: 255, strength: 1.25 } },
  { id: 'sand', name: 'Areia', turned: { hue: 75, strength: 1 } },
] as const satisfies readonly Surface[]
