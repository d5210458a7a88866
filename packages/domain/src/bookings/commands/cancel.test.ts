import { describe, expect, it } from 'vitest'
import { usualRules } from '../../companies/arena-rules.ts'
import type { AccountCredit, AccountPayment } from '../../payments/account.ts'
import type { Payment } from '../../payments/payment.ts'
import type { Booking } from '../booking.ts'
import { counterPartOf } from '../money/counter-part.ts'
import { cancelled, cancelRefusal } from './cancel.ts'
import { sampleBooking } from '../../testing/sample-booking.ts'

const start = Date.parse('2026-11-21T23:00:00.000Z')
const hour = 3_600_000
const iso = (at: number) => new Date(at).toISOString()
const paidAt = iso(start - 800 * hour)
const payment: Payment = {
  id: 'p',
  method: 'pix',
  status: 'paid',
  amountCents: 6_000,
  refundedCents: 0,
  pixCode: null,
  createdAt: paidAt,
  paidAt,
}
/** A booking of R$ 100,00 that gives half back in the last day. */
const booking = sampleBooking({
  start: iso(start),
  end: iso(start + hour),
  createdAt: paidAt,
  confirmedAt: paidAt,
  rules: { ...usualRules, cancellationPolicy: { fullRefundHours: 24, lateRefundPercent: 50 } },
  payment,
})
const early = iso(start - 48 * hour)
const late = iso(start - 2 * hour)
const byAthlete = { at: early, by: 'athlete', byId: 'ana', reason: null } as const
const byArena = { at: early, by: 'company', byId: 'dona', reason: 'Choveu' } as const
const taken = { byId: 'caixa', paidAt, voided: null }
const cash = (id: string, amountCents: number): AccountPayment => ({
  ...taken,
  id,
  amountCents,
  method: 'cash',
  receivedCents: null,
})
const credit = (id: string, amountCents: number): AccountCredit => ({ ...taken, id, amountCents })
const atCounter: Booking = {
  ...booking,
  payment: null,
  counter: {
    ...counterPartOf({}),
    payments: [
      cash('one', 3_000),
      { ...cash('two', 500), voided: { at: paidAt, byId: null, reason: 'Erro' } },
    ],
    pendingPix: [{ id: 'pix', amountCents: 100, pixCode: null, createdAt: paidAt, byId: null }],
    credits: [credit('three', 1_000)],
  },
}

describe('a cancellation is refused (rule 4)', () => {
  it.each([
    ['of what has begun', booking, start, 'booking_started'],
    [
      'of what was cancelled',
      { ...booking, status: 'cancelled' as const },
      start - hour,
      'booking_cancelled',
    ],
    [
      'of a hold that is over',
      { ...booking, status: 'awaiting_payment' as const, holdExpiresAt: early },
      start - 2 * hour,
      'hold_expired',
    ],
  ])('%s', (_, each, now, code) => {
    expect(cancelRefusal(each, iso(now))).toMatchObject({ ok: false, code })
  })

  it('and of nothing else', () => {
    expect(cancelRefusal(booking, iso(start - 1))).toBeNull()
  })
})

describe('a cancellation (rule 5)', () => {
  it('by its athlete gives back by the rules, and leaves no trace at a counter that has none', () => {
    expect(cancelled(booking, byAthlete)).toEqual({
      ...booking,
      status: 'cancelled',
      cancellation: { at: early, by: 'athlete', reason: null, refundCents: 6_000 },
      payment: { ...payment, status: 'refunded', refundedCents: 6_000 },
    })
    expect(cancelled(booking, { ...byAthlete, at: late }).payment).toMatchObject({ refundedCents: 3_000 })
  })

  it('by the arena gives all back, with the rest that was paid online', () => {
    const whole = { ...booking, balance: { ...payment, id: 'rest', amountCents: 4_000 } }
    expect(cancelled(whole, { ...byArena, at: late })).toMatchObject({
      cancellation: { refundCents: 10_000, by: 'company', reason: 'Choveu' },
      payment: { status: 'refunded', refundedCents: 6_000 },
      balance: { status: 'refunded', refundedCents: 4_000 },
    })
    expect(cancelled(whole, byAthlete)).toMatchObject({
      cancellation: { refundCents: 6_000 },
      balance: { status: 'paid', refundedCents: 0 },
    })
  })

  it('gives back by the counter what the counter took, and ends what it stood for', () => {
    const balance: Payment = { ...payment, id: 'rest', method: 'venue', amountCents: 4_000, atCounter: true }
    const counter = { ...counterPartOf({}), payments: [cash('one', 4_000)] }
    expect(cancelled({ ...booking, balance, counter }, byArena)).toMatchObject({
      cancellation: { refundCents: 10_000 },
      balance: { status: 'expired', paidAt: null, atCounter: false },
    })
  })

  it('by the arena voids what the counter has taken, in money and in credit, and asks for no Pix', () => {
    const after = cancelled(atCounter, byArena)
    const voided = { at: early, byId: 'dona', reason: 'Choveu' }
    expect(after.cancellation?.refundCents).toBe(3_000)
    expect(after.counter).toMatchObject({
      pendingPix: [],
      payments: [
        { id: 'one', voided },
        { id: 'two', voided: { reason: 'Erro' } },
      ],
      credits: [{ id: 'three', voided }],
    })
  })

  it('by the arena says that a bank gives back what the counter took by Pix', () => {
    const pix = { ...cash('one', 3_000), method: 'pix' as const }
    const counter = { ...counterPartOf({}), payments: [pix] }
    const byPix = { ...booking, payment: null, counter }
    expect(cancelled(byPix, byArena).cancellation).toMatchObject({ refundCents: 3_000, refundBy: 'pix' })
    expect(cancelled(byPix, byAthlete).cancellation).not.toHaveProperty('refundBy')
    expect(cancelled(atCounter, byArena).cancellation).not.toHaveProperty('refundBy')
  })

  it('by its athlete leaves what the counter has taken with the arena', () => {
    const after = cancelled(atCounter, byAthlete)
    expect(after.cancellation?.refundCents).toBe(0)
    expect(after.counter).toMatchObject({
      pendingPix: [],
      payments: [{ voided: null }, { voided: { reason: 'Erro' } }],
      credits: [{ voided: null }],
    })
  })

  it('asks no more for what was to be paid', () => {
    const waiting: Payment = { ...payment, status: 'pending', paidAt: null }
    expect(cancelled({ ...booking, payment: waiting }, byAthlete)).toMatchObject({
      cancellation: { refundCents: 0 },
      payment: { status: 'expired' },
    })
  })

  it('gives credit back by the rules, and all of it where it was never spent', () => {
    const used = { ...booking, payment: null, creditUsed: { cents: 2_000, returnedCents: 0 } }
    expect(cancelled(used, { ...byAthlete, at: late }).creditUsed?.returnedCents).toBe(1_000)
    const held = { ...used, status: 'awaiting_payment' as const, holdExpiresAt: iso(start - hour) }
    expect(cancelled(held, { ...byAthlete, at: late })).toMatchObject({
      holdExpiresAt: null,
      creditUsed: { cents: 2_000, returnedCents: 2_000 },
    })
  })
})
