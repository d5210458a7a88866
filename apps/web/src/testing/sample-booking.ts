import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { usualRules } from '@campo-livre/domain/companies/arena-rules.ts'
import type { Payment } from '@campo-livre/domain/payments/payment.ts'
import { sampleField } from '@campo-livre/ui/field-card/sample-field.ts'

/** A payment for stories and tests: Pix, paid. */
export function samplePayment(changes: Partial<Payment> = {}): Payment {
  return {
    id: 'payment-1',
    method: 'pix',
    status: 'paid',
    amountCents: 24_000,
    refundedCents: 0,
    pixCode: '00020126490014br.gov.bcb.pix0127pagamentos@arena.exemplo.br520400005303986540624.005802BR',
    createdAt: '2026-11-20T13:01:00.000Z',
    paidAt: '2026-11-20T13:03:00.000Z',
    ...changes,
  }
}

/**
 * A confirmed booking for stories and tests: 20:00 to 22:00 on 21 November in Fortaleza, full refund until 24 h before.
 */
export function sampleBooking(changes: Partial<BookingDetail> = {}): BookingDetail {
  const { company, ...field } = sampleField()
  return {
    id: 'booking-1',
    code: 'RSV-7K2Q',
    fieldId: field.id,
    companyId: company.id,
    athleteId: 'athlete-1',
    customerName: 'Rafael Moreira',
    customerPhone: '5585988887777',
    start: '2026-11-21T23:00:00.000Z',
    end: '2026-11-22T01:00:00.000Z',
    priceCents: 24_000,
    source: 'site',
    status: 'confirmed',
    createdAt: '2026-11-20T13:00:00.000Z',
    holdExpiresAt: null,
    confirmedAt: '2026-11-20T13:03:00.000Z',
    rules: usualRules,
    cancellation: null,
    payment: samplePayment(),
    balance: null,
    field,
    company,
    payAtVenue: company.acceptsPayAtVenue,
    ...changes,
  }
}

/** The same, held and not paid yet. */
export function heldBooking(changes: Partial<BookingDetail> = {}): BookingDetail {
  return sampleBooking({
    status: 'awaiting_payment',
    holdExpiresAt: '2026-11-20T13:15:00.000Z',
    confirmedAt: null,
    payment: null,
    ...changes,
  })
}

/** The same with a deposit: 30% paid by Pix, the rest at the venue. */
export function depositBooking(changes: Partial<BookingDetail> = {}): BookingDetail {
  const balance = samplePayment({ id: 'payment-2', method: 'venue', status: 'pending', paidAt: null })
  return sampleBooking({
    priceCents: 20_000,
    rules: { ...usualRules, depositPercent: 30 },
    payment: samplePayment({ amountCents: 6_000 }),
    balance: { ...balance, amountCents: 14_000, pixCode: null },
    ...changes,
  })
}

const longName =
  'Campo 1 de futebol society do Centro Esportivo Professor Doutor Waldemar Falcão de Albuquerque'

/** The same with very long names, one of them without a place to break. */
export function longBooking(changes: Partial<BookingDetail> = {}): BookingDetail {
  const { field, company } = sampleBooking()
  return sampleBooking({
    customerName: 'Maria Fernanda Albuquerque de Vasconcelos Cavalcanti e Melo Figueiredo',
    field: { ...field, name: longName },
    company: { ...company, name: 'Associação Recreativa dos Moradores de Paralelepipedossuperlativamente' },
    ...changes,
  })
}

/** The same at a very high price. */
export function hugeBooking(changes: Partial<BookingDetail> = {}): BookingDetail {
  const cents = 123_456_789
  return sampleBooking({ priceCents: cents, payment: samplePayment({ amountCents: cents }), ...changes })
}
