/** The amenities that a company offers beside its fields, with their Portuguese labels. */
export const amenityLabels = {
  parking: 'Estacionamento',
  'locker-room': 'Vestiário',
  shower: 'Chuveiro',
  bar: 'Bar',
  barbecue: 'Churrasqueira',
  wifi: 'Wi-Fi',
  kids: 'Espaço kids',
  bleachers: 'Arquibancada',
  rental: 'Aluguel de material',
  school: 'Escolinha',
  accessible: 'Acessível',
} as const

export type Amenity = keyof typeof amenityLabels
export const amenities = Object.keys(amenityLabels) as [Amenity, ...Amenity[]]
