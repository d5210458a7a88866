import { expect, it } from 'vitest'
import { type RainOffer, usualRules } from '../companies/arena-rules.ts'
import type { Payment } from '../payments/payment.ts'
import { rainActionsFor, rainRemedy } from './rain-remedy.ts'

const now = '2026-11-20T13:00:00.000Z'
const part = (status: Payment['status'], amountCents: number): Payment => ({
  id: 'p',
  method: 'pix',
  status,
  amountCents,
  refundedCents: 0,
  pixCode: null,
  createdAt: now,
  paidAt: null,
})
const booking = (rain: RainOffer, rest: Partial<Parameters<typeof rainRemedy>[0]> = {}) => ({
  status: 'confirmed' as const,
  holdExpiresAt: null,
  start: '2026-11-20T21:00:00.000Z',
  end: '2026-11-20T22:00:00.000Z',
  athleteId: 'ana' as string | null,
  rules: { ...usualRules, rain },
  payment: part('paid', 8_000) as Payment | null,
  balance: null as Payment | null,
  ...rest,
})
const unpaid = { payment: part('pending', 8_000) }

it('gives what the rules of the booking say (rule 5)', () => {
  expect(rainRemedy(booking('either'), now)).toEqual({ kind: 'offers', offers: ['new-time', 'credit'] })
  expect(rainRemedy(booking('new-time'), now)).toEqual({ kind: 'offers', offers: ['new-time'] })
  expect(rainRemedy(booking('credit'), now)).toEqual({ kind: 'offers', offers: ['credit'] })
  expect(rainRemedy(booking('none'), now)).toEqual({ kind: 'nothing' })
})

it('gives no credit for what was not paid', () => {
  expect(rainRemedy(booking('either', unpaid), now)).toEqual({ kind: 'offers', offers: ['new-time'] })
  expect(rainRemedy(booking('credit', unpaid), now)).toEqual({ kind: 'unpaid' })
  const byCredit = { ...unpaid, creditUsed: { cents: 500, returnedCents: 0 } }
  expect(rainRemedy(booking('credit', byCredit), now)).toMatchObject({ offers: ['credit'] })
  const deposit = { payment: part('paid', 2_000), balance: part('pending', 6_000) }
  expect(rainRemedy(booking('credit', deposit), now)).toMatchObject({ offers: ['credit'] })
})

it('lets a hold go, and a booking without an account be settled at the counter', () => {
  const held = { status: 'awaiting_payment' as const, holdExpiresAt: '2026-11-20T13:15:00.000Z' }
  expect(rainRemedy(booking('either', held), now)).toEqual({ kind: 'held' })
  expect(rainRemedy(booking('either', { athleteId: null }), now)).toEqual({ kind: 'counter' })
})

it('leaves the arena the right to keep or cancel every booking, and gives only what is promised', () => {
  expect(rainActionsFor('offers')).toEqual(['offer', 'keep', 'cancel'])
  expect(rainActionsFor('nothing')).toEqual(['keep', 'cancel'])
  for (const kind of ['unpaid', 'held', 'counter'] as const)
    expect(rainActionsFor(kind)).toEqual(['cancel', 'keep'])
})
