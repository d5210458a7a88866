/** The things that a field has of its own, beside those of its arena, with their Portuguese labels. */
export const fieldAmenityLabels = {
  lighting: 'Iluminação',
  bleachers: 'Arquibancada',
  fence: 'Alambrado ou rede em volta',
  bench: 'Banco de reservas',
  scoreboard: 'Placar',
  water: 'Bebedouro',
  balls: 'Bola inclusa',
  vests: 'Coletes inclusos',
  camera: 'Câmera de jogo',
  sound: 'Som',
  accessible: 'Acessível',
} as const

export type FieldAmenity = keyof typeof fieldAmenityLabels
export const fieldAmenities = Object.keys(fieldAmenityLabels) as [FieldAmenity, ...FieldAmenity[]]
