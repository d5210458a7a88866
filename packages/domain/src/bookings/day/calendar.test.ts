import { describe, expect, it } from 'vitest'
import type { AccountPayment } from '../../payments/account.ts'
import type { Payment } from '../../payments/payment.ts'
import { sampleBooking } from '../../testing/sample-booking.ts'
import type { Booking } from '../booking.ts'
import type { CounterPart } from '../money/counter-part.ts'
import { toCalendarBooking } from './calendar.ts'

const AT = '2026-11-20T12:00:00.000Z'
const payment = (changes: Partial<Payment> = {}): Payment => ({
  id: 'pay',
  method: 'pix',
  status: 'paid',
  amountCents: 10_000,
  refundedCents: 0,
  pixCode: null,
  createdAt: AT,
  paidAt: AT,
  ...changes,
})
const cash = (amountCents: number): AccountPayment => ({
  id: `cash-${amountCents}`,
  method: 'cash',
  amountCents,
  receivedCents: null,
  paidAt: AT,
  byId: null,
  voided: null,
})
const counter = (changes: Partial<CounterPart> = {}): CounterPart => ({
  version: 3,
  note: '',
  checkedInAt: null,
  priceReason: null,
  changes: [],
  payments: [],
  pendingPix: [],
  ...changes,
})
const money = (changes: Partial<Booking>) => {
  const { paidCents, dueCents } = toCalendarBooking(sampleBooking(changes))
  return { paidCents, dueCents }
}
const atVenue = payment({ method: 'venue', status: 'pending', paidAt: null })

describe('a booking on the calendar (H2)', () => {
  it('has all of its price due until a payment is chosen, less its coupon', () => {
    expect(money({})).toEqual({ paidCents: 0, dueCents: 10_000 })
    expect(money({ payment: payment({ status: 'expired', paidAt: null }) }).dueCents).toBe(10_000)
    expect(money({ couponUsed: { couponId: 'c', code: 'DEZ', offCents: 1_000 } }).dueCents).toBe(9_000)
  })

  it('has due what was asked for and is not paid', () => {
    expect(money({ payment: payment() })).toEqual({ paidCents: 10_000, dueCents: 0 })
    const deposit = payment({ amountCents: 3_000 })
    const balance = payment({
      id: 'rest',
      method: 'venue',
      status: 'pending',
      amountCents: 7_000,
      paidAt: null,
    })
    expect(money({ payment: deposit, balance })).toEqual({ paidCents: 3_000, dueCents: 7_000 })
    expect(money({ balance: { ...balance, amountCents: 6_000 } }).dueCents).toBe(6_000)
  })

  it('has nothing due that credit has paid', () => {
    expect(money({ creditUsed: { cents: 10_000, returnedCents: 0 } })).toEqual({
      paidCents: 10_000,
      dueCents: 0,
    })
  })

  it('counts what the counter has taken once, in part and whole', () => {
    expect(money({ payment: atVenue, counter: counter({ payments: [cash(4_000)] }) })).toEqual({
      paidCents: 4_000,
      dueCents: 6_000,
    })
    const settled = { ...atVenue, status: 'paid' as const, paidAt: AT, atCounter: true }
    expect(money({ payment: settled, counter: counter({ payments: [cash(10_000)] }) })).toEqual({
      paidCents: 10_000,
      dueCents: 0,
    })
  })

  it('has nothing due of a fixed slot, which is paid by the bill of its month', () => {
    const date = toCalendarBooking(sampleBooking({ series: { id: 's', day: '2026-11-21' } }))
    expect(date).toMatchObject({ dueCents: 0, seriesId: 's' })
  })

  it('tells a price of the arena’s own, and what the counter did', () => {
    expect(toCalendarBooking(sampleBooking())).toMatchObject({
      ownPrice: false,
      version: 0,
      checkedInAt: null,
    })
    const changed = sampleBooking({ counter: counter({ priceReason: 'Amigo', checkedInAt: AT }) })
    expect(toCalendarBooking(changed)).toMatchObject({ ownPrice: true, version: 3, checkedInAt: AT })
  })
})
