import { usualRules } from '@campo-livre/domain/companies/arena-rules.ts'
import type { Company } from '@campo-livre/domain/companies/company.ts'

const open = [{ opens: 480, closes: 1380 }]

/** A company for stories and tests. */
export function sampleCompany(changes: Partial<Company> = {}): Company {
  return {
    id: 'company-1',
    name: 'Arena Praia do Futuro',
    slug: 'arena-praia-do-futuro',
    description: 'Areia fina, sombra e água de coco.',
    imagePath: null,
    whatsapp: '5585999990000',
    phone: null,
    address: {
      cep: '60165000',
      street: 'Avenida Zezé Diogo',
      number: '1200',
      district: 'Praia do Futuro',
      city: 'Fortaleza',
      state: 'CE',
      latitude: -3.75,
      longitude: -38.45,
    },
    timeZone: 'America/Fortaleza',
    amenities: ['parking', 'bar'],
    openingHours: [[], open, open, open, open, open, open],
    holidays: [],
    rules: usualRules,
    acceptsPayAtVenue: true,
    maxInstalments: 1,
    rating: { average: 4.8, count: 32 },
    ...changes,
  }
}

/** A text without a place to break, and a long one. */
export const longWord = 'Paralelepipedossuperlativamente'.repeat(4)
export const longText = `${longWord} ${'Traga sua turma, sua bola e sua garrafa de água. '.repeat(20)}`
