import { describe, expect, it } from 'vitest'
import type { AccountPayment } from '../../payments/account.ts'
import { refundByOf, refundWay } from './refund-way.ts'

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
})
