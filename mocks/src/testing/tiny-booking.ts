import { usualRules } from '@campo-livre/domain/companies/arena-rules.ts'
import type { BookingRecord } from '@campo-livre/backend/store/records.ts'

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
    rules: usualRules,
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
    balance: null,
    ...rest,
  }
}
