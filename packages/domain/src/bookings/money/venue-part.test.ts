import { describe, expect, it } from 'vitest'
import type { AccountPayment } from '../../payments/account.ts'
import type { Payment } from '../../payments/payment.ts'
import { paidCents, paymentStatusOf } from './booking-money.ts'
import { counterPartOf, counterPartSchema } from './counter-part.ts'
import { counterSum, counterTotal, settled } from './venue-part.ts'

const BEFORE = '2026-11-20T12:00:00.000Z'
const NOW = '2026-11-20T13:00:00.000Z'
const waiting: Payment = {
  id: 'p',
  method: 'venue',
  status: 'pending',
  amountCents: 10_000,
  refundedCents: 0,
  pixCode: null,
  createdAt: BEFORE,
  paidAt: null,
}
const atCounter: Payment = { ...waiting, status: 'paid', paidAt: BEFORE, atCounter: true }
const online: Payment = { ...waiting, method: 'pix', status: 'paid', paidAt: BEFORE, amountCents: 4_000 }
const cash = (amountCents: number, isVoided = false): AccountPayment => ({
  id: `cash-${amountCents}`,
  method: 'cash',
  amountCents,
  receivedCents: null,
  paidAt: BEFORE,
  byId: null,
  voided: isVoided ? { at: NOW, byId: null, reason: 'Erro' } : null,
})
const counter = (...payments: AccountPayment[]) => ({ ...counterPartOf({}), payments })
const settledWith = (payment: Payment | null, balance: Payment | null, ...payments: AccountPayment[]) => {
  const after = settled({ payment, balance, counter: counter(...payments) }, NOW)
  return [after.payment, after.balance]
}

describe('what the counter may take for a booking (H2)', () => {
  it('is what is paid at the venue, of its price or of the rest after a deposit', () => {
    expect(counterTotal({ payment: waiting, balance: null })).toBe(10_000)
    expect(counterTotal({ payment: atCounter, balance: null })).toBe(10_000)
    expect(counterTotal({ payment: online, balance: { ...waiting, amountCents: 6_000 } })).toBe(6_000)
  })

  it('is nothing of what is paid online, by a tab, or was let go', () => {
    expect(counterTotal({ payment: online, balance: null })).toBe(0)
    expect(counterTotal({ payment: { ...online, status: 'pending' }, balance: null })).toBe(0)
    expect(counterTotal({ payment: { ...waiting, status: 'paid' }, balance: null })).toBe(0)
    expect(counterTotal({ payment: { ...waiting, status: 'expired' }, balance: null })).toBe(0)
  })

  it('is due less what it has taken', () => {
    const booking = { payment: waiting, balance: null, counter: counter(cash(3_000), cash(500, true)) }
    expect(counterSum(booking)).toEqual({ paidCents: 3_000, pendingCents: 0, dueCents: 7_000 })
  })
})

describe('a booking is paid at the venue (H2, rule 7)', () => {
  it('exactly when the counter has taken all of it', () => {
    expect(settledWith(waiting, null, cash(9_999))).toEqual([{ ...waiting, atCounter: false }, null])
    const paid = { ...waiting, status: 'paid', paidAt: NOW, atCounter: true }
    expect(settledWith(waiting, null, cash(9_999), cash(1))).toEqual([paid, null])
    expect(settledWith(online, waiting, cash(10_000))).toEqual([online, paid])
  })

  it('from the instant at which it was, and no more once a payment is taken back', () => {
    expect(settledWith(atCounter, null, cash(10_000))).toEqual([atCounter, null])
    expect(settledWith(atCounter, null, cash(10_000, true))).toEqual([{ ...waiting, atCounter: false }, null])
  })

  it('by nobody where there is nothing to take', () => {
    expect(settledWith(online, null)).toEqual([online, null])
    expect(settledWith({ ...waiting, amountCents: 0 }, null)).toMatchObject([{ status: 'pending' }, null])
  })
})

describe('what was paid for a booking (rule 5)', () => {
  it('is money and credit, less what went back', () => {
    const refunded = { ...online, refundedCents: 1_000 }
    expect(paidCents({ payment: refunded, balance: waiting })).toBe(3_000)
    expect(paidCents({ payment: online, balance: atCounter })).toBe(14_000)
    const creditUsed = { cents: 2_500, returnedCents: 0 }
    expect(paidCents({ payment: null, balance: null, creditUsed })).toBe(2_500)
    expect(paymentStatusOf({ payment: null, balance: null, creditUsed })).toBe('paid')
    expect(paymentStatusOf({ payment: null, balance: waiting, creditUsed })).toBe('pending')
  })
})

it('the part of the counter is kept with each of its changes (H2)', () => {
  const place = { fieldId: 'norte', start: BEFORE, end: NOW }
  const whole = {
    ...counter(cash(100)),
    changes: [
      { kind: 'moved', id: 'm', at: NOW, by: 'athlete', from: place, to: place },
      { kind: 'price', id: 'p', at: NOW, fromCents: 1, toCents: 2, reason: 'Vizinho' },
      { kind: 'checked_in', id: 'c', at: NOW },
      { kind: 'no_show', id: 'n', at: NOW },
    ],
  }
  expect(counterPartSchema.parse(whole)).toEqual(whole)
})
