import type { FieldCard } from '@campo-livre/domain/fields/field-card.ts'

/** A field for stories and tests. */
export function sampleField(changes: Partial<FieldCard> = {}): FieldCard {
  return {
    id: 'field-1',
    name: 'Society 1',
    sports: ['society'],
    surface: 'synthetic-grass',
    lengthMeters: 50,
    widthMeters: 30,
    players: 14,
    indoor: false,
    photos: [],
    rating: { average: 4.8, count: 32 },
    fromPriceCents: 12000,
    fromMinutes: 60,
    nextFree: [18, 19, 21].map((hour) => ({
      day: '2026-11-20',
      start: `2026-11-20T${hour + 2}:00:00Z`,
      end: `2026-11-20T${hour + 2}:59:00Z`,
      priceCents: 16000,
    })),
    company: {
      id: 'company-1',
      name: 'Arena Praia do Futuro',
      slug: 'arena-praia-do-futuro',
      imagePath: null,
      whatsapp: '5585999990000',
      phone: null,
      address: {
        cep: '60165-000',
        street: 'Avenida Zezé Diogo',
        number: '1200',
        district: 'Praia do Futuro',
        city: 'Fortaleza',
        state: 'CE',
        latitude: -3.75,
        longitude: -38.45,
      },
      timeZone: 'America/Fortaleza',
      amenities: [],
      acceptsPayAtVenue: true,
      maxInstalments: 1,
    },
    ...changes,
  }
}
