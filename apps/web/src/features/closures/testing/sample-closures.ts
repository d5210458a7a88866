import type { ClosureRow } from '@campo-livre/domain/closures/closure-row.ts'
import type { AffectedBooking } from '@campo-livre/domain/closures/closure-preview.ts'
import type { RainedBooking } from '@campo-livre/domain/rain/rain-preview.ts'

/** A closure of every Monday morning. */
export const sampleClosure: ClosureRow = {
  id: 'closure-1',
  reason: 'Escolinha de futebol',
  reasonShown: true,
  fields: 'Campo Norte',
  times: 'Toda segunda, das 8h às 12h, até 20/12',
  kind: 'weekly',
  status: 'ahead',
  next: '2026-11-23T11:00:00.000Z',
  since: '2026-11-20',
  until: '2026-12-20',
  timeZone: 'America/Fortaleza',
}

/** A paid booking of an evening, with an earlier hour that is free. */
export const sampleAffected: AffectedBooking = {
  id: 'booking-1',
  code: 'RSV-7K2Q',
  customerName: 'Rafael Souza',
  customerPhone: '(85) 90123-4567',
  fieldId: 'field-1',
  fieldName: 'Campo Norte',
  start: '2026-11-23T23:00:00.000Z',
  end: '2026-11-24T00:00:00.000Z',
  priceCents: 24_000,
  paidCents: 24_000,
  nearest: {
    fieldId: 'field-2',
    fieldName: 'Campo Sul',
    start: '2026-11-23T21:00:00.000Z',
    end: '2026-11-23T22:00:00.000Z',
  },
}

/** A paid booking of an evening that was rained out, whose rules let its athlete choose. */
export const sampleRained: RainedBooking = {
  id: 'booking-1',
  code: 'RSV-7K2Q',
  customerName: 'Rafael Souza',
  customerPhone: '(85) 90123-4567',
  fieldName: 'Campo Norte',
  start: '2026-11-23T23:00:00.000Z',
  end: '2026-11-24T00:00:00.000Z',
  paidCents: 24_000,
  remedy: 'offers',
  offers: ['new-time', 'credit'],
}
