import { addDays, fromLocal, toInstant } from '@campo-livre/domain/time/zone.ts'
import type { SeriesBill, SeriesBooking, SeriesDetail } from '@campo-livre/domain/series/series-answer.ts'
import { sampleBooking } from '../../../testing/sample-booking.ts'

const { company, field } = sampleBooking()
const timeZone = 'America/Fortaleza'

/** A date of the sample, on a Thursday from 20h to 21h, confirmed and not over on 20 November. */
export function sampleDate(day: string, changes: Partial<SeriesBooking> = {}): SeriesBooking {
  const start = fromLocal(timeZone, day, 1200)
  return {
    bookingId: `booking-${day}`,
    code: 'RSV-7K2Q',
    day,
    fieldId: field.id,
    fieldName: field.name,
    start: toInstant(start),
    end: toInstant(start + 60),
    priceCents: 12_000,
    status: 'confirmed',
    cancelledBy: null,
    reason: null,
    resold: false,
    giveBackCents: 12_000,
    ...changes,
  }
}

const played = { status: 'completed', giveBackCents: null } as const

/** A bill of the sample: four dates, nothing paid. */
export function sampleBill(changes: Partial<SeriesBill> = {}): SeriesBill {
  const month = changes.month ?? '2026-11'
  const lines = [0, 7, 14, 21].map((days) => {
    const day = addDays(`${month}-05`, days)
    return {
      bookingId: `booking-${day}`,
      day,
      kind: 'played' as const,
      priceCents: 12_000,
      creditCents: 0,
    }
  })
  return {
    month,
    lines,
    grossCents: 48_000,
    creditCents: 0,
    carriedCents: 0,
    totalCents: 48_000,
    paidCents: 0,
    pendingCents: 0,
    dueCents: 48_000,
    leftCents: 0,
    dueDay: `${month}-25`,
    state: 'open',
    account: { payments: [], pendingPix: [] },
    ...changes,
  }
}

/** A fixed slot for stories and tests: every Thursday at 20h, seen on Friday, 20 November 2026. */
export function sampleSeries(changes: Partial<SeriesDetail> = {}): SeriesDetail {
  const segment = {
    from: '2026-11-05',
    until: null,
    fieldId: field.id,
    startMinute: 1200,
    minutes: 60,
    priceCents: 12_000,
    every: 1 as const,
  }
  return {
    id: 'series-1',
    companyId: company.id,
    athleteId: 'athlete-1',
    customerName: 'Rafael Moreira',
    customerPhone: '5585988887777',
    segments: [segment],
    skipped: [],
    pauses: [],
    terms: { giveBackHours: 24, credit: 'always', dueDay: 25 },
    createdAt: '2026-11-01T12:00:00.000Z',
    version: 1,
    history: [{ id: 'make-1', at: '2026-11-01T12:00:00.000Z', mine: false, text: 'Horário fixo combinado' }],
    fieldName: field.name,
    timeZone,
    status: 'active',
    segment,
    nextStart: sampleDate('2026-11-26').start,
    overdueCents: 0,
    dueCents: 48_000,
    oldestDueDay: '2026-11-25',
    company,
    dates: [
      sampleDate('2026-11-05', played),
      sampleDate('2026-11-12', played),
      sampleDate('2026-11-19', played),
      ...Array.from({ length: 12 }, (_, week) => sampleDate(addDays('2026-11-26', week * 7))),
    ],
    bills: [sampleBill()],
    ...changes,
  }
}
