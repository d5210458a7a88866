import { usualRules } from '@campo-livre/domain/companies/arena-rules.ts'
import type { CompanyRecord, FieldRecord } from '@campo-livre/backend/store/records.ts'

const everyDay = Array.from({ length: 7 }, () => [{ opens: 480, closes: 1380 }])

/** An approved company in São Paulo, open from 8 to 23. */
export function tinyCompany(id: string, rest: Partial<CompanyRecord>): CompanyRecord {
  return {
    id,
    name: 'Arena Paulista',
    slug: id,
    description: 'Quadras no centro.',
    imagePath: null,
    whatsapp: null,
    phone: null,
    address: {
      cep: '01310100',
      street: 'Avenida Paulista',
      number: '1000',
      district: 'Bela Vista',
      city: 'São Paulo',
      state: 'SP',
      latitude: -23.5614,
      longitude: -46.6558,
    },
    timeZone: 'America/Sao_Paulo',
    amenities: ['parking', 'bar'],
    openingHours: everyDay,
    holidays: [],
    version: 1,
    rules: usualRules,
    acceptsPayAtVenue: true,
    maxInstalments: 3,
    ownerId: null,
    status: 'approved',
    pixKey: 'pix@arena.test',
    ...rest,
  }
}

/** A field let by the hour, dearer from 18:00. */
export function tinyField(id: string, rest: Partial<FieldRecord>): FieldRecord {
  return {
    id,
    companyId: 'paulista',
    name: 'Campo 1',
    description: 'Um campo.',
    sports: ['society'],
    surface: 'synthetic-grass',
    lengthMeters: 50,
    widthMeters: 30,
    players: 14,
    indoor: false,
    photos: [],
    rules: null,
    amenities: [],
    slotMinutes: 60,
    minSlots: 1,
    maxSlots: 3,
    basePriceCents: 10_000,
    priceRules: [
      { id: 'night', weekdays: [0, 1, 2, 3, 4, 5, 6], fromMinute: 1080, toMinute: 1440, priceCents: 15_000 },
    ],
    nextPrices: [],
    openingHours: null,
    holidayHours: null,
    horizonDays: 30,
    minNoticeMinutes: 0,
    bufferMinutes: 0,
    avoidGaps: false,
    parts: [],
    acceptsPayAtVenue: true,
    status: 'active',
    version: 1,
    ...rest,
  }
}
