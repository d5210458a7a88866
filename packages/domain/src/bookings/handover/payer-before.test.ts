import { expect, it } from 'vitest'
import type { Payment } from '../../payments/payment.ts'
import { payerBefore } from './payer-before.ts'

const payment: Payment = {
  id: 'pay',
  method: 'pix',
  status: 'paid',
  amountCents: 24_000,
  refundedCents: 0,
  pixCode: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  paidAt: '2026-11-20T10:01:00.000Z',
}
const passed = (giverId: string, takerId: string, at: string) => ({
  giverId,
  ended: { as: 'accepted' as const, at, takerId },
})
const toBia = passed('ana', 'bia', '2026-11-21T10:00:00.000Z')
const toCaio = passed('bia', 'caio', '2026-11-22T10:00:00.000Z')

it('is who had the booking when it was paid, however often it was passed on since (decision 177)', () => {
  expect(payerBefore({ athleteId: 'bia', payment }, [toBia])).toBe('ana')
  expect(payerBefore({ athleteId: 'caio', payment }, [toCaio, toBia])).toBe('ana')
  const later = { ...payment, paidAt: '2026-11-21T12:00:00.000Z' }
  expect(payerBefore({ athleteId: 'caio', payment: later }, [toBia, toCaio])).toBe('bia')
  const atOnce = { ...payment, paidAt: toBia.ended.at }
  expect(payerBefore({ athleteId: 'bia', payment: atOnce }, [toBia])).toBe('ana')
})

it('is nobody else where its athlete paid, has it back, or where no money goes back online', () => {
  expect(payerBefore({ athleteId: 'ana', payment }, [])).toBeNull()
  const withdrawn = { giverId: 'ana', ended: { ...toBia.ended, as: 'withdrawn' as const } }
  expect(payerBefore({ athleteId: 'ana', payment }, [withdrawn, { giverId: 'ana', ended: null }])).toBeNull()
  const back = passed('bia', 'ana', '2026-11-22T10:00:00.000Z')
  expect(payerBefore({ athleteId: 'ana', payment }, [toBia, back])).toBeNull()
  expect(payerBefore({ athleteId: 'bia', payment: null }, [toBia])).toBeNull()
  expect(payerBefore({ athleteId: 'bia', payment: { ...payment, paidAt: null } }, [toBia])).toBeNull()
  expect(payerBefore({ athleteId: 'bia', payment: { ...payment, method: 'venue' } }, [toBia])).toBeNull()
  expect(payerBefore({ athleteId: 'bia', payment: { ...payment, atCounter: true } }, [toBia])).toBeNull()
})
