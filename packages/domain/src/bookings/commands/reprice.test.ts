import { describe, expect, it } from 'vitest'
import type { AccountCredit, AccountPayment } from '../../payments/account.ts'
import type { Payment } from '../../payments/payment.ts'
import type { Booking } from '../booking.ts'
import { counterPartOf } from '../money/counter-part.ts'
import { newPayment, reprice } from './reprice.ts'
import { sampleBooking } from '../../testing/sample-booking.ts'

const at = '2026-11-20T12:00:00.000Z'
const waiting: Payment = { ...newPayment('p', at), amountCents: 10_000 }
const booking = sampleBooking({ payment: waiting })
const taken = { paidAt: at, byId: null, voided: null }
const cash = (amountCents: number): AccountPayment => ({
  ...taken,
  id: 'cash',
  method: 'cash',
  receivedCents: null,
  amountCents,
})
const credit = (amountCents: number): AccountCredit => ({ ...taken, id: 'credit', amountCents })
const at100 = (changes: Partial<Booking>): Booking => ({ ...booking, ...changes })
const priced = (of: Booking, priceCents: number) => {
  const outcome = reprice(of, priceCents, { at, paymentId: 'new' })
  return outcome.ok ? outcome.booking : outcome.code
}

describe('another price (rule 7)', () => {
  it('is due at the venue, and at nothing there is nothing to pay', () => {
    expect(priced(booking, 8_000)).toEqual(
      at100({ priceCents: 8_000, payment: { ...waiting, amountCents: 8_000 } }),
    )
    expect(priced(booking, 0)).toEqual(at100({ priceCents: 0, payment: null }))
    expect(priced(at100({ priceCents: 0, payment: null }), 5_000)).toMatchObject({
      priceCents: 5_000,
      payment: { id: 'new', status: 'pending', amountCents: 5_000 },
    })
  })

  it('that is the one it has changes nothing, also where nothing is to be paid', () => {
    const free = at100({ priceCents: 0, payment: null })
    expect(priced(free, 0)).toEqual(free)
    const overpaid = at100({ payment: { ...waiting, method: 'pix', status: 'paid', amountCents: 12_000 } })
    expect(priced(overpaid, 10_000)).toEqual(overpaid)
  })

  it('of a date of a fixed slot is on the bill of its month', () => {
    const date = at100({ payment: null, series: { id: 's', day: '2026-11-21' } })
    expect(priced(date, 12_000)).toEqual({ ...date, priceCents: 12_000 })
  })

  it('is never below what is paid online, or waits to be', () => {
    const deposit: Payment = { ...waiting, method: 'pix', status: 'paid', amountCents: 3_000 }
    const halfway = at100({ payment: deposit, balance: { ...waiting, id: 'rest', amountCents: 7_000 } })
    expect(priced(halfway, 2_999)).toBe('conflict')
    expect(priced(halfway, 3_000)).toMatchObject({ payment: deposit, balance: null })
    expect(priced(halfway, 8_000)).toMatchObject({ payment: deposit, balance: { amountCents: 5_000 } })
    const asked = at100({ payment: { ...waiting, method: 'pix' } })
    expect(priced(asked, 9_999)).toBe('conflict')
    expect(priced(asked, 12_000)).toMatchObject({ balance: { id: 'new', amountCents: 2_000 } })
  })

  it('is never below what the counter has taken, in money and in credit, and what its codes ask for', () => {
    const pix = { id: 'pix', amountCents: 1_000, pixCode: null, createdAt: at, byId: null }
    const counter = { ...counterPartOf({}), payments: [cash(4_000)], pendingPix: [pix] }
    expect(priced(at100({ counter }), 4_999)).toBe('conflict')
    expect(priced(at100({ counter }), 5_000)).toMatchObject({ payment: { amountCents: 5_000 } })
    const payment: Payment = { ...waiting, status: 'paid', paidAt: at, atCounter: true }
    const both = { ...counterPartOf({}), payments: [cash(4_000)], credits: [credit(6_000)] }
    expect(priced(at100({ payment, counter: both }), 9_999)).toBe('conflict')
    expect(priced(at100({ payment, counter: both }), 12_000)).toMatchObject({
      payment: { amountCents: 12_000 },
    })
  })

  it('is never below what was paid at the venue without the counter', () => {
    const payment: Payment = { ...waiting, status: 'paid', paidAt: at }
    expect(priced(at100({ payment }), 9_999)).toBe('conflict')
    expect(priced(at100({ payment, counter: counterPartOf({}) }), 9_999)).toBe('conflict')
  })
})
