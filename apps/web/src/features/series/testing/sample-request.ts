import type { SeriesRequestDetail } from '@campo-livre/domain/series/request.ts'
import { sampleBooking } from '../../../testing/sample-booking.ts'

const { company, field } = sampleBooking()
const wish = { fieldId: field.id, from: '2026-11-26', startMinute: 1200, minutes: 60, every: 1 as const }

/** Another hour that the arena of the sample offers: 21h, for R$ 110,00. */
export function sampleOffer(
  changes: Partial<NonNullable<SeriesRequestDetail['offer']>> = {},
): NonNullable<SeriesRequestDetail['offer']> {
  return {
    ...wish,
    startMinute: 1260,
    priceCents: 11_000,
    terms: { giveBackHours: 24, credit: 'always', dueDay: 10 },
    message: 'Às 20h já tem turma, às 21h o campo é de vocês.',
    ...changes,
  }
}

/** A request for stories and tests: every Thursday at 20h, not answered yet. */
export function sampleRequest(changes: Partial<SeriesRequestDetail> = {}): SeriesRequestDetail {
  return {
    id: 'request-1',
    companyId: company.id,
    athleteId: 'athlete-1',
    customerName: 'Rafael Moreira',
    customerPhone: '5585988887777',
    wish,
    note: 'Somos 14, jogamos juntos há dois anos.',
    createdAt: '2026-11-19T13:00:00.000Z',
    status: 'open',
    offer: null,
    reason: null,
    answeredAt: null,
    seriesId: null,
    fieldName: field.name,
    company,
    report: {
      freeCount: 51,
      clashes: [{ day: '2026-12-24', state: 'closed', takenBy: null, reason: null }],
      priceCents: 12_000,
    },
    ...changes,
  }
}
