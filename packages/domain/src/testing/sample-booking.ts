import type { Booking } from '../bookings/booking.ts'
import { usualRules } from '../companies/arena-rules.ts'

const at = '2026-11-20T12:00:00.000Z'

/** Returns a confirmed booking of R$ 100,00 that waits for its payment, with these changes. */
export function sampleBooking(changes: Partial<Booking> = {}): Booking {
  return {
    id: 'b',
    code: 'RSV-TEST',
    fieldId: 'f',
    companyId: 'c',
    athleteId: 'ana',
    customerName: 'Ana',
    customerPhone: null,
    start: '2026-11-21T22:00:00.000Z',
    end: '2026-11-21T23:00:00.000Z',
    priceCents: 10_000,
    source: 'site',
    status: 'confirmed',
    createdAt: at,
    holdExpiresAt: null,
    confirmedAt: at,
    rules: usualRules,
    cancellation: null,
    payment: null,
    balance: null,
    ...changes,
  }
}
