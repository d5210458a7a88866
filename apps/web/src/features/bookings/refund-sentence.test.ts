import { describe, expect, it } from 'vitest'
import { heldBooking, sampleBooking, samplePayment } from '../../testing/sample-booking.ts'
import { cancelledSentence, companyRefundSentence, refundSentence } from './refund-sentence.ts'

// Intl writes `R$` and a no-break space.
const plain = (text: string) => text.replaceAll('\u00A0', ' ')
const early = '2026-11-20T13:00:00Z'
const late = '2026-11-21T12:00:00Z'

describe('what comes back, said before cancelling (N6)', () => {
  it('is everything, and until when', () => {
    expect(plain(refundSentence(sampleBooking(), early))).toBe(
      'Se cancelar agora você recebe R$ 240,00, até 20h de sex, 20/11.',
    )
  })

  it('is a share from the deadline to the start', () => {
    expect(plain(refundSentence(sampleBooking(), late))).toBe(
      'Se cancelar agora você recebe R$ 120,00 (50%), até 20h de sáb, 21/11.',
    )
  })

  it('is nothing where the policy says so', () => {
    const booking = sampleBooking({ cancellationPolicy: { fullRefundHours: 24, lateRefundPercent: 0 } })
    expect(refundSentence(booking, late)).toBe(
      'O prazo de devolução acabou às 20h de sex, 20/11. Se cancelar agora, nada volta.',
    )
  })

  it('says that nothing was charged before it was paid', () => {
    expect(refundSentence(heldBooking(), early)).toMatch(/nada foi cobrado/)
    const atVenue = sampleBooking({
      payment: samplePayment({ method: 'venue', status: 'pending', paidAt: null }),
    })
    expect(refundSentence(atVenue, early)).toMatch(/^Você ia pagar no local/)
  })

  it('is always everything when the company cancels', () => {
    expect(plain(companyRefundSentence(sampleBooking(), late))).toBe(
      'O cliente recebe R$ 240,00 de volta, o valor inteiro.',
    )
    expect(companyRefundSentence(heldBooking(), late)).toMatch(/não há o que devolver/)
  })

  it('is told again once it is done', () => {
    expect(plain(cancelledSentence(12_000))).toMatch(/R\$ 120,00 de volta/)
    expect(cancelledSentence(0)).toBe('Reserva cancelada. O horário está livre de novo.')
  })
})
