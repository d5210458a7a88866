import { describe, expect, it } from 'vitest'
import type { AccountPayment } from '../../payments/account.ts'
import { describeBookingRefund, refundByOf, refundWay } from './refund-way.ts'

const taken = (changes: Partial<AccountPayment>): AccountPayment => ({
  id: 'p',
  method: 'pix',
  amountCents: 1_000,
  receivedCents: null,
  paidAt: '2026-11-20T13:00:00.000Z',
  byId: null,
  voided: null,
  ...changes,
})
const cash = taken({ method: 'cash' })

describe('the way in which the refund of a booking comes (N6)', () => {
  it.each([
    ['cash alone is told as before', [cash], [], {}],
    ['a Pix of the counter comes by Pix', [taken({})], [], { refundBy: 'pix' }],
    ['a Pix of the counter and one online too', [taken({})], ['pix'], { refundBy: 'pix' }],
    ['a Pix and cash come by several ways', [taken({}), cash], [], { refundBy: null }],
    ['a Pix and a card do', [taken({})], ['card'], { refundBy: null }],
    [
      'what shares have paid is theirs',
      [taken({ share: { splitId: 'conta', paymentId: 'cota_1' } }), taken({})],
      [],
      { refundBy: 'pix', refundToPayers: true },
    ],
  ] as const)('%s', (_what, payments, online, kept) => {
    expect(refundByOf(payments, online)).toEqual(kept)
  })

  it('is that of the payment where the counter has given nothing back by a bank', () => {
    const payment = { method: 'venue' } as const
    expect(refundWay({ payment, cancellation: null })).toBe(payment)
    expect(refundWay({ payment, cancellation: {} })).toBe(payment)
    expect(refundWay({ payment, cancellation: { refundBy: 'pix' } })).toEqual({ method: 'pix' })
    expect(refundWay({ payment, cancellation: { refundBy: null } })).toBeNull()
  })

  it('promises nobody the money of others', () => {
    const payment = { method: 'venue' } as const
    const told = (refundToPayers?: true) =>
      describeBookingRefund(
        { payment, cancellation: { refundBy: 'pix', refundToPayers } },
        24_000,
      ).replaceAll(/\s/g, ' ')
    expect(told(true)).toBe('R$ 240,00 voltam para quem pagou')
    expect(told()).toBe('R$ 240,00 de volta por Pix, em até 1 dia útil')
  })
})
