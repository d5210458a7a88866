import { describe, expect, it } from 'vitest'
import { depositBooking, heldBooking, sampleBooking, samplePayment } from '../../testing/sample-booking.ts'
import { paymentSentence, paymentWords } from '@campo-livre/domain/bookings/payment-sentence.ts'

const now = '2026-11-20T13:05:00Z'
const pending = samplePayment({ status: 'pending', paidAt: null })
const refunded = samplePayment({ status: 'refunded', refundedCents: 12_000 })

const card = samplePayment({
  method: 'card',
  card: { brand: 'visa', last4: '1111', instalments: 3, waits: null },
})

const creditUsed = { cents: 24_000, returnedCents: 0 }
const rain = {
  at: now,
  offers: ['credit' as const],
  until: '2026-12-20T13:05:00Z',
  paidCents: 24_000,
  chosen: { what: 'credit' as const, at: now },
}

describe('how a booking is paid', () => {
  it.each([
    ['Pago por Pix em 20/11/2026 às 10h03', sampleBooking()],
    [
      'A pagar no local',
      sampleBooking({ payment: samplePayment({ method: 'venue', status: 'pending', paidAt: null }) }),
    ],
    ['Sinal de R$\u00A060,00 pago por Pix em 20/11/2026 às 10h03, R$\u00A0140,00 no local', depositBooking()],
    [
      'Sinal de R$\u00A060,00 pago por Pix em 20/11/2026 às 10h03, resto pago no local',
      depositBooking({ balance: samplePayment({ method: 'venue', amountCents: 14_000 }) }),
    ],
    [
      'Sinal de R$\u00A060,00 pago por Pix em 20/11/2026 às 10h03',
      depositBooking({ balance: samplePayment({ method: 'venue', status: 'expired', paidAt: null }) }),
    ],
    [
      'R$\u00A0240,00 por Pix em 20/11/2026 às 10h03; R$\u00A030,00 de volta',
      sampleBooking({ payment: samplePayment({ refundedCents: 3_000 }) }),
    ],
    ['Na conta do mês', sampleBooking({ payment: null, series: { id: 'series-1', day: '2026-11-21' } })],
    ['Falta pagar', heldBooking()],
    ['Pago com crédito', sampleBooking({ payment: null, creditUsed })],
    [
      'R$\u00A060,00 com crédito, R$\u00A0140,00 no local',
      depositBooking({ payment: null, creditUsed: { ...creditUsed, cents: 6_000 } }),
    ],
    [
      'Pago: R$\u00A0110,00 com crédito e R$\u00A0130,00 por Pix em 20/11/2026 às 10h03',
      sampleBooking({
        payment: samplePayment({ amountCents: 13_000 }),
        creditUsed: { ...creditUsed, cents: 11_000 },
      }),
    ],
    [
      'R$\u00A0110,00 com crédito, R$\u00A0330,00 a pagar no local',
      sampleBooking({
        priceCents: 44_000,
        payment: samplePayment({ method: 'venue', status: 'pending', paidAt: null, amountCents: 33_000 }),
        creditUsed: { ...creditUsed, cents: 11_000 },
      }),
    ],
    [
      'Sinal de R$\u00A060,00 pago por Pix em 20/11/2026 às 10h03, R$\u00A020,00 com crédito, R$\u00A0120,00 no local',
      depositBooking({
        creditUsed: { ...creditUsed, cents: 2_000 },
        balance: samplePayment({ method: 'venue', status: 'pending', paidAt: null, amountCents: 12_000 }),
      }),
    ],
    [
      'R$\u00A0240,00 de volta em crédito',
      sampleBooking({
        status: 'cancelled',
        payment: null,
        creditUsed: { ...creditUsed, returnedCents: 24_000 },
      }),
    ],
    ['R$\u00A0240,00 de crédito', sampleBooking({ status: 'rained_out', rain })],
    ['Esperando o Pix', heldBooking({ payment: pending })],
    ['Nada foi cobrado', heldBooking({ status: 'expired' })],
    [
      'R$\u00A0240,00 por Pix em 20/11/2026 às 10h03; R$\u00A0120,00 de volta',
      sampleBooking({ status: 'cancelled', payment: refunded }),
    ],
    ['Pago no cartão em 3x em 20/11/2026 às 10h03', sampleBooking({ payment: card })],
  ])('says "%s"', (sentence, booking) => expect(paymentSentence(booking, now)).toBe(sentence))

  it('leaves out the moment in a tight place', () => {
    expect(paymentWords(sampleBooking(), now)).toBe('Pago por Pix')
    expect(paymentWords(depositBooking(), now)).toBe('Sinal pago, R$\u00A0140,00 no local')
  })
})
