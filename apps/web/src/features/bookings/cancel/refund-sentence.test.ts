import { usualRules } from '@campo-livre/domain/companies/arena-rules.ts'
import { describe, expect, it } from 'vitest'
import { heldBooking, sampleBooking, samplePayment } from '../../../testing/sample-booking.ts'
import {
  cancelledSentence,
  cancelRules,
  companyRefundSentence,
  moneyBackWords,
  refundSentence,
} from './refund-sentence.ts'

// Intl writes `R$` and a no-break space.
const plain = (text: string) => text.replaceAll('\u00A0', ' ')
const early = '2026-11-20T13:00:00Z'
const late = '2026-11-21T12:00:00Z'
const atVenue = sampleBooking({
  payment: samplePayment({ method: 'venue', status: 'pending', paidAt: null }),
})

describe('what comes back, said before cancelling (N6)', () => {
  it('is until when, how much, and apart from that when the money comes', () => {
    expect(plain(refundSentence(sampleBooking(), early))).toBe(
      'Cancelando até sex, 20/11, 20h, você recebe tudo (R$ 240,00). O Pix volta em até 1 dia útil.',
    )
    expect(plain(refundSentence(sampleBooking(), late))).toBe(
      'Cancelando até sáb, 21/11, 20h, você recebe 50% (R$ 120,00). O Pix volta em até 1 dia útil.',
    )
  })

  it('is credit where its athlete prefers that, asked for only where money would come back', () => {
    const { company } = sampleBooking()
    expect(plain(refundSentence(sampleBooking(), late, 'credit'))).toBe(
      `Cancelando até sáb, 21/11, 20h, você recebe 50% (R$ 120,00). Vira crédito na ${company.name} na hora, sem prazo para usar.`,
    )
    expect(moneyBackWords(sampleBooking(), late)).toBe('por Pix, em até 1 dia útil')
    const atCounter = sampleBooking({ payment: samplePayment({ atCounter: true }) })
    for (const booking of [heldBooking(), atVenue, atCounter])
      expect(moneyBackWords(booking, early)).toBeNull()
    expect(moneyBackWords(sampleBooking(), '2026-11-30T12:00:00Z')).toBeNull()
  })

  it('is of who paid, where the booking was passed on; credit is of who has it', () => {
    const passed = sampleBooking({ moneyBackTo: 'Ana L.' })
    expect(plain(refundSentence(passed, early))).toBe(
      'Cancelando até sex, 20/11, 20h, Ana L., que pagou, recebe tudo (R$ 240,00). O Pix volta em até 1 dia útil.',
    )
    expect(plain(refundSentence(passed, early, 'credit'))).toMatch(/, você recebe tudo .* Vira crédito/)
    expect(plain(companyRefundSentence(passed, late))).toMatch(
      /^Ana L\., que pagou, recebe R\$ 240,00 de volta/,
    )
    const cancellation = { at: early, by: 'athlete' as const, reason: null, refundCents: 12_000 }
    expect(plain(cancelledSentence({ ...passed, cancellation }))).toBe(
      'Reserva cancelada. R$ 120,00 de volta para Ana L. por Pix, em até 1 dia útil.',
    )
  })

  it('promises no money where none comes back', () => {
    const booking = sampleBooking({
      rules: { ...usualRules, cancellationPolicy: { fullRefundHours: 24, lateRefundPercent: 0 } },
    })
    expect(refundSentence(booking, late)).toMatch(/Cancelando agora, nada volta\.$/)
    expect(refundSentence(heldBooking(), early)).toMatch(/nada foi cobrado/)
    expect(refundSentence(atVenue, early)).toMatch(/^Você ia pagar no local/)
  })

  it('stands beside the booking with what holds after that, before it is paid too', () => {
    const rules =
      'Cancelando até sex, 20/11, 20h, você recebe tudo (R$ 240,00). Depois disso, até o início, 50%. O Pix volta em até 1 dia útil.'
    expect(plain(cancelRules(sampleBooking(), early))).toBe(rules)
    expect(plain(cancelRules(heldBooking(), early))).toBe(rules)
    expect(cancelRules(atVenue, early)).toBe(
      'Você paga no local. Cancelando até o início do jogo, nada é cobrado.',
    )
    expect(cancelRules(sampleBooking(), '2026-11-22T12:00:00Z')).toMatch(/^Cancele até 24 h antes/)
  })

  it('is always everything when the company cancels', () => {
    expect(plain(companyRefundSentence(sampleBooking(), late))).toBe(
      'O cliente recebe R$ 240,00 de volta, o valor inteiro. O Pix volta em até 1 dia útil.',
    )
    expect(companyRefundSentence(heldBooking(), late)).toMatch(/não há o que devolver/)
  })

  it('is told again once it is done', () => {
    const cancelled = (refundCents: number) =>
      sampleBooking({ cancellation: { at: early, by: 'athlete', reason: null, refundCents } })
    expect(plain(cancelledSentence(cancelled(12_000)))).toBe(
      'Reserva cancelada. R$ 120,00 de volta por Pix, em até 1 dia útil.',
    )
    const credited = sampleBooking({
      cancellation: { at: early, by: 'athlete', reason: null, refundCents: 0, creditCents: 12_000 },
    })
    expect(plain(cancelledSentence(credited))).toBe('Reserva cancelada. R$ 120,00 de crédito na arena.')
    expect(cancelledSentence(cancelled(0))).toBe('Reserva cancelada. O horário está livre de novo.')
  })
})
