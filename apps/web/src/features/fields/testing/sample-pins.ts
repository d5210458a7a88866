import type { MapPin } from '@campo-livre/domain/places/map-pin.ts'

/** Three arenas for tests and stories: two in Fortaleza, one in São Paulo. */
export function samplePins(): MapPin[] {
  return [
    {
      id: 'cmp-aldeota',
      name: 'Quadras da Aldeota',
      district: 'Aldeota',
      city: 'Fortaleza',
      latitude: -3.7389,
      longitude: -38.5002,
      fields: 3,
      fromPriceCents: 9000,
    },
    {
      id: 'cmp-futuro',
      name: 'Arena Praia do Futuro',
      district: 'Praia do Futuro',
      city: 'Fortaleza',
      latitude: -3.7496,
      longitude: -38.4527,
      fields: 1,
      fromPriceCents: 12_000,
    },
    {
      id: 'cmp-mooca',
      name: 'Arena da Mooca',
      district: 'Mooca',
      city: 'São Paulo',
      latitude: -23.5606,
      longitude: -46.5988,
      fields: 1,
      fromPriceCents: 15_050,
    },
  ]
}
