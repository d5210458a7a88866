import { beforeEach, describe, expect, it } from 'vitest'
import { ArenaModel, clock } from '../../testing/arena-model.ts'
import type { Booking } from '../booking.ts'
import { counterPartOf } from '../money/counter-part.ts'
import { bookingCommandSchema, type BookingStep } from './command.ts'
import { doneBookingCommandSchema } from './done-booking-command.ts'
import { dealt } from './move.ts'

let arena = new ArenaModel()
let ids = 0
beforeEach(() => {
  arena = new ArenaModel()
  ids = 0
  give({
    type: 'book',
    customer: { kind: 'walk_in', name: 'Seu Jorge', phone: null },
    times: [{ bookingId: 'a', ...hour('19:00', '20:00') }],
    priceCents: null,
    priceReason: null,
    note: '',
  })
})

type Draft = BookingStep extends infer C ? (C extends BookingStep ? Omit<C, 'id'> : never) : never
const give = (draft: Draft) => arena.give({ ...draft, id: `cmd-${++ids}` })
const hour = (from: string, to: string) => ({ fieldId: 'norte', start: clock(from), end: clock(to) })
const own = { bookingId: 'a' }
const booking = () => arena.bookings.get('a') ?? expect.fail('there is none')
const change = (changes: Partial<Booking>) => arena.bookings.set('a', { ...booking(), ...changes })
const codeOf = (draft: Draft) => {
  const outcome = give(draft)
  return outcome === 'again' || outcome.ok ? null : outcome.code
}

const move: Draft = { type: 'move', ...own, ...hour('20:00', '21:00'), price: 'rules' }
const price = (priceCents: number): Draft => ({ type: 'price', ...own, priceCents, reason: 'Vizinho' })
const coupon: Draft = { type: 'coupon', ...own, code: null }
const arrive: Draft = { type: 'check_in', ...own }
const cash: Draft = {
  type: 'pay',
  ...own,
  paymentId: 'cash',
  method: 'cash',
  amountCents: 1_000,
  receivedCents: null,
}
const credit: Draft = { type: 'pay_by_credit', ...own, paymentId: 'credit', amountCents: 1_000 }
const transfer: Draft = {
  type: 'statement',
  ...own,
  paymentId: 'bank',
  paid: { amountCents: 1_000, paidAt: clock('12:00'), statementKey: 'linha' },
}
const freed: Draft = { ...transfer, paid: null }
const givenBack: Draft = { type: 'void_payment', ...own, paymentId: 'cash', reason: 'Erro' }
const payments = [cash, credit, transfer]

describe('a change of a booking (H2)', () => {
  it('is refused with what it is by now: a hold that is over, cancelled, or played', () => {
    change({ status: 'awaiting_payment', holdExpiresAt: arena.now })
    expect([move, price(1), arrive].map(codeOf)).toEqual(['hold_expired', 'hold_expired', 'hold_expired'])
    change({ status: 'cancelled', holdExpiresAt: null })
    expect([move, price(1), arrive].map(codeOf)).toEqual([
      'booking_cancelled',
      'booking_cancelled',
      'booking_cancelled',
    ])
    change({ status: 'confirmed' })
    arena.now = clock('20:00')
    expect([move, price(1), arrive].map(codeOf)).toEqual([
      'invalid_transition',
      'invalid_transition',
      'invalid_transition',
    ])
  })

  it('is made while it is held, but nobody arrives yet', () => {
    change({ status: 'awaiting_payment', holdExpiresAt: clock('23:00') })
    expect(codeOf(move)).toBeNull()
    arena.now = clock('19:30')
    expect(codeOf(arrive)).toBe('invalid_transition')
  })

  it('waits until it is on no tab, but for who arrives', () => {
    arena.tabs.set('a', 'C-12')
    expect([move, price(1), coupon].map(codeOf)).toEqual([
      'booking_on_tab',
      'booking_on_tab',
      'booking_on_tab',
    ])
    arena.now = clock('19:00')
    expect(codeOf(arrive)).toBeNull()
    arena.tabs.clear()
    expect(codeOf(price(9_000))).toBeNull()
  })

  it('stays in its history with those before', () => {
    give(move)
    give(price(9_000))
    give(price(8_000))
    expect(counterPartOf(booking()).changes).toMatchObject([
      { kind: 'moved' },
      { kind: 'price', fromCents: 10_000, toCents: 9_000, reason: 'Vizinho' },
      { kind: 'price', fromCents: 9_000, toCents: 8_000 },
    ])
  })
})

describe('money for a booking (H2, rule 7)', () => {
  it('is taken by its tab where it is on one', () => {
    arena.tabs.set('a', 'C-12')
    expect(payments.map(codeOf)).toEqual(['booking_on_tab', 'booking_on_tab', 'booking_on_tab'])
    arena.tabs.clear()
    expect(payments.map(codeOf)).toEqual([null, null, null])
  })

  it.each(['cancelled', 'rained_out'] as const)('is taken no more once it is %s', (status) => {
    change({ status })
    expect(payments.map(codeOf)).toEqual(['booking_cancelled', 'booking_cancelled', 'booking_cancelled'])
  })

  it('is taken no more once its hold is over', () => {
    change({ status: 'awaiting_payment', holdExpiresAt: arena.now })
    expect(payments.map(codeOf)).toEqual(['hold_expired', 'hold_expired', 'hold_expired'])
    change({ holdExpiresAt: clock('23:00') })
    expect(payments.map(codeOf)).toEqual([null, null, null])
  })

  it.each([
    ['on a tab', () => arena.tabs.set('a', 'C-12')],
    ['cancelled', () => change({ status: 'cancelled' })],
    ['a hold that is over', () => change({ status: 'awaiting_payment', holdExpiresAt: arena.now })],
  ])('is given back, and what the bank took back is no more, also where it is %s', (_, happens) => {
    for (const each of payments) give(each)
    happens()
    expect([givenBack, freed].map(codeOf)).toEqual([null, null])
    expect(counterPartOf(booking()).payments).toMatchObject([{ id: 'cash', voided: { reason: 'Erro' } }])
  })
})

it('a date of a fixed slot has no deals, nor has a booking with a coupon (N9)', () => {
  const deal = { id: 'd', weekdays: [5], fromMinute: 0, toMinute: 60, hourCents: 1, from: '', until: '' }
  const schedule = { ...arena.schedule('norte'), deals: [deal] }
  expect(dealt({}, schedule)).toBe(schedule)
  expect(dealt({ series: { id: 's', day: '2026-11-20' } }, schedule)).toEqual({ ...schedule, deals: [] })
  const couponUsed = { couponId: 'c', code: 'DEZ', offCents: 1 }
  expect(dealt({ couponUsed }, schedule)).toEqual({ ...schedule, deals: [] })
})

it('a command names its instants on any clock, and is kept as it was given (H2)', () => {
  const asked = { ...move, id: 'cmd-move', start: '2026-11-20T20:00:00-03:00' }
  expect(bookingCommandSchema.parse(asked)).toEqual(asked)
  expect(bookingCommandSchema.safeParse({ ...asked, price: 'outro' }).success).toBe(false)
  for (const each of [move, ...payments, freed]) give(each)
  const done = [...arena.done.values()]
  expect(done).toHaveLength(6)
  for (const each of done) expect(doneBookingCommandSchema.parse(each)).toEqual(each)
})
