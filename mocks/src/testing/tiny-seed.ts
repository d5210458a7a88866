import type { BookingRecord, CompanyRecord, FieldRecord, NotificationRecord, Seed } from '../db/records.ts'
import { tinyUsers } from './tiny-users.ts'

/** Friday, 10:00 in São Paulo and 09:00 in Manaus. */
export const NOW = '2026-11-20T13:00:00.000Z'

const everyDay = Array.from({ length: 7 }, () => [{ opens: 480, closes: 1380 }])

function company(id: string, rest: Partial<CompanyRecord>): CompanyRecord {
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
    cancellationPolicy: { fullRefundHours: 24, lateRefundPercent: 50 },
    rainRule: null,
    acceptsPayAtVenue: true,
    ownerId: null,
    status: 'approved',
    pixKey: 'pix@arena.test',
    ...rest,
  }
}

function field(id: string, rest: Partial<FieldRecord>): FieldRecord {
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
    slotMinutes: 60,
    minSlots: 1,
    maxSlots: 3,
    basePriceCents: 10_000,
    priceRules: [{ id: 'night', weekdays: [0, 1, 2, 3, 4, 5, 6], fromMinute: 1080, toMinute: 1440, priceCents: 15_000 }],
    blockOuts: [],
    horizonDays: 30,
    bufferMinutes: 0,
    avoidGaps: false,
    active: true,
    ...rest,
  }
}

/** A booking of Ana at Campo 1, tomorrow from 20:00 to 21:00 there, confirmed and paid by Pix. */
export function tinyBooking(rest: Partial<BookingRecord> = {}): BookingRecord {
  return {
    id: 'paid',
    code: 'RSV-PAID',
    fieldId: 'society',
    companyId: 'paulista',
    athleteId: 'ana',
    customerName: 'Ana Lima',
    customerPhone: null,
    start: '2026-11-21T23:00:00.000Z',
    end: '2026-11-22T00:00:00.000Z',
    priceCents: 15_000,
    source: 'site',
    status: 'confirmed',
    createdAt: '2026-11-19T13:00:00.000Z',
    holdExpiresAt: null,
    confirmedAt: '2026-11-19T13:05:00.000Z',
    cancellationPolicy: { fullRefundHours: 24, lateRefundPercent: 50 },
    cancellation: null,
    payment: {
      id: 'pay',
      method: 'pix',
      status: 'paid',
      amountCents: 15_000,
      refundedCents: 0,
      pixCode: '000201',
      createdAt: '2026-11-19T13:01:00.000Z',
      paidAt: '2026-11-19T13:05:00.000Z',
    },
    ...rest,
  }
}

function notification(id: string, rest: Partial<NotificationRecord>): NotificationRecord {
  return {
    id,
    userId: 'ana',
    type: 'reminder',
    message: `Aviso ${id}`,
    icon: null,
    actionText: null,
    actionUrl: null,
    openInNewTab: false,
    readAt: null,
    createdAt: '2026-11-19T12:00:00.000Z',
    shape: 'nested',
    ...rest,
  }
}

/** A backend small enough to know by heart. */
export function tinySeed(): Seed {
  const manaus = { district: 'Adrianópolis', city: 'Manaus', state: 'AM', latitude: -3.1019, longitude: -60.025 }
  const paulista = company('paulista', { ownerId: 'dono' })
  return {
    users: tinyUsers(),
    companies: [
      paulista,
      company('praia', {
        name: 'Praia do Norte',
        ownerId: 'dona',
        timeZone: 'America/Manaus',
        acceptsPayAtVenue: false,
        amenities: ['shower'],
        address: { ...paulista.address, ...manaus },
      }),
      company('nova', { name: 'Arena Nova', status: 'awaiting_approval' }),
    ],
    fields: [
      field('society', {}),
      field('futsal', { name: 'Ginásio', sports: ['futsal', 'handball'], surface: 'wood', indoor: true, basePriceCents: 8000, priceRules: [] }),
      field('areia', { companyId: 'praia', name: 'Areia', sports: ['beach-tennis'], surface: 'sand', basePriceCents: 6000, priceRules: [], slotMinutes: 30, minSlots: 2, maxSlots: 6 }),
      field('parado', { name: 'Campo parado', active: false }),
      field('escondido', { name: 'Campo escondido', companyId: 'nova' }),
    ],
    bookings: [
      tinyBooking(),
      tinyBooking({ id: 'played', code: 'RSV-PAST', start: '2026-11-10T23:00:00.000Z', end: '2026-11-11T00:00:00.000Z' }),
      tinyBooking({ id: 'of-bia', code: 'RSV-BIA2', athleteId: 'bia', customerName: 'Bia Souza', start: '2026-11-22T14:00:00.000Z', end: '2026-11-22T15:00:00.000Z' }),
    ],
    reviews: [
      { id: 'r1', companyId: 'paulista', fieldId: 'society', authorName: 'Ana L.', stars: 5, text: 'Ótimo.', createdAt: '2026-11-01T12:00:00.000Z', answer: null },
      { id: 'r2', companyId: 'paulista', fieldId: 'society', authorName: 'Bia S.', stars: 4, text: 'Bom.', createdAt: '2026-11-02T12:00:00.000Z', answer: null },
    ],
    notifications: [
      notification('n1', {}),
      notification('n2', { shape: 'flat', createdAt: '2026-11-20T12:00:00.000Z' }),
      notification('n3', { userId: 'bia' }),
    ],
  }
}
