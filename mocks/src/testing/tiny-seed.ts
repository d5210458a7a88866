import type { NotificationRecord, Seed } from '@campo-livre/backend/store/records.ts'
import { TEST_NOW } from './test-now.ts'
import { tinyBooking } from './tiny-booking.ts'
import { tinyHouses } from './tiny-houses.ts'
import { tinyCompany, tinyField } from './tiny-places.ts'
import { tinyUsers } from './tiny-users.ts'

/** The instant at which the clock of a backend with this seed stands: 10:00 in São Paulo, 9:00 in Manaus. */
export const NOW = TEST_NOW

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

/** Builds a seed small enough to know by heart. */
export function tinySeed(): Seed {
  const manaus = {
    district: 'Adrianópolis',
    city: 'Manaus',
    state: 'AM',
    latitude: -3.1019,
    longitude: -60.025,
  }
  const paulista = tinyCompany('paulista', { ownerId: 'dono' })
  return {
    users: tinyUsers(),
    companies: [
      paulista,
      tinyCompany('praia', {
        name: 'Praia do Norte',
        ownerId: 'dona',
        timeZone: 'America/Manaus',
        acceptsPayAtVenue: false,
        amenities: ['shower'],
        address: { ...paulista.address, ...manaus },
      }),
      tinyCompany('nova', { name: 'Arena Nova', status: 'awaiting_approval' }),
    ],
    fields: [
      tinyField('society', {}),
      tinyField('futsal', {
        name: 'Ginásio',
        sports: ['futsal', 'handball'],
        surface: 'wood',
        indoor: true,
        basePriceCents: 8000,
        priceRules: [],
      }),
      tinyField('areia', {
        companyId: 'praia',
        name: 'Areia',
        sports: ['beach-tennis'],
        surface: 'sand',
        basePriceCents: 6000,
        priceRules: [],
        slotMinutes: 30,
        minSlots: 2,
        maxSlots: 6,
      }),
      tinyField('parado', { name: 'Campo parado', status: 'inactive' }),
      tinyField('escondido', { name: 'Campo escondido', companyId: 'nova' }),
    ],
    closures: [],
    bookings: [
      tinyBooking(),
      tinyBooking({
        id: 'played',
        code: 'RSV-PAST',
        start: '2026-11-10T23:00:00.000Z',
        end: '2026-11-11T00:00:00.000Z',
      }),
      tinyBooking({
        id: 'of-bia',
        code: 'RSV-BIA2',
        athleteId: 'bia',
        customerName: 'Bia Souza',
        start: '2026-11-22T14:00:00.000Z',
        end: '2026-11-22T15:00:00.000Z',
      }),
    ],
    series: [],
    seriesRequests: [],
    bookingLinks: [],
    coupons: [],
    waits: [],
    deals: [],
    reviews: [
      {
        id: 'r1',
        authorId: 'ana',
        companyId: 'paulista',
        fieldId: 'society',
        authorName: 'Ana L.',
        stars: 5,
        text: 'Ótimo.',
        createdAt: '2026-11-01T12:00:00.000Z',
        answer: null,
      },
      {
        id: 'r2',
        companyId: 'paulista',
        fieldId: 'society',
        authorName: 'Bia S.',
        stars: 4,
        text: 'Bom.',
        createdAt: '2026-11-02T12:00:00.000Z',
        answer: null,
      },
    ],
    ...tinyHouses(),
    notifications: [
      notification('n1', {}),
      notification('n2', { shape: 'flat', createdAt: '2026-11-20T12:00:00.000Z' }),
      notification('n3', { userId: 'bia' }),
    ],
    sessions: [],
    mails: [],
    interests: [],
  }
}
