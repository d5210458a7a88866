/** The surfaces of fields, with their Portuguese labels. */
export const surfaceLabels = {
  'synthetic-grass': 'Grama sintética',
  'natural-grass': 'Grama natural',
  sand: 'Areia',
  clay: 'Saibro',
  hard: 'Piso rígido',
  wood: 'Madeira',
} as const

export type Surface = keyof typeof surfaceLabels
export const surfaces = Object.keys(surfaceLabels) as [Surface, ...Surface[]]
