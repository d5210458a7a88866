import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Booking } from '../bookings/booking.ts'
import { usualRules } from '../companies/arena-rules.ts'
import { game, sample } from '../rachas/testing/sample-racha.ts'
import { changedAtOf, sequenceOf } from './booking-event.ts'
import { isInFeed, isRachaInFeed, rachaEvent } from './calendar-feed.ts'

const START = '2026-11-21T23:00:00.000Z'
const booking = (changes: Partial<Booking> = {}): Booking => ({
  id: 'b1',
  code: 'RSV-7K2Q',
  fieldId: 'f1',
  companyId: 'c1',
  athleteId: 'ana',
  customerName: 'Ana Lima',
  customerPhone: null,
  start: START,
  end: '2026-11-22T00:00:00.000Z',
  priceCents: 10_000,
  source: 'site',
  status: 'confirmed',
  createdAt: '2026-11-20T13:00:00.000Z',
  holdExpiresAt: null,
  confirmedAt: '2026-11-20T13:03:00.000Z',
  rules: usualRules,
  cancellation: null,
  payment: null,
  balance: null,
  ...changes,
})
const later = (days: number, from = START) => new Date(Date.parse(from) + days * 86_400_000).toISOString()
const cancelledAt = (at: string) =>
  booking({
    status: 'cancelled',
    cancellation: { at, by: 'athlete', reason: null, refundCents: 0 },
  })
const rainedAt = (at: string, chosen: NonNullable<Booking['rain']>['chosen'] = null): Booking['rain'] => ({
  at,
  offers: ['new-time'],
  until: later(30, at),
  paidCents: 0,
  chosen,
})

describe('the bookings of a feed (H2)', () => {
  test('are those that were confirmed, for 90 days after their end', () => {
    expect(isInFeed(booking(), START)).toBe(true)
    expect(isInFeed(booking({ status: 'no_show' }), later(1))).toBe(true)
    expect(isInFeed(booking(), later(90))).toBe(true)
    expect(isInFeed(booking(), later(91))).toBe(false)
    expect(isInFeed(booking(), later(90, booking().end))).toBe(false)
    const hold = booking({ status: 'awaiting_payment', confirmedAt: null, holdExpiresAt: later(1) })
    expect(isInFeed(hold, START)).toBe(false)
    const heldAgain = { ...hold, confirmedAt: booking().createdAt }
    expect(isInFeed(heldAgain, START)).toBe(false)
    expect(isInFeed(heldAgain, later(1))).toBe(false)
    expect(isInFeed(booking({ ...cancelledAt(START), confirmedAt: null }), START)).toBe(false)
  })

  test('are there as cancelled for 30 days after that, by whoever and by rain', () => {
    expect(isInFeed(cancelledAt(START), later(29.9))).toBe(true)
    expect(isInFeed(cancelledAt(START), later(30))).toBe(false)
    const rained = booking({ status: 'rained_out', rain: rainedAt(START) })
    expect(isInFeed(rained, later(29.9))).toBe(true)
    expect(isInFeed(rained, later(30))).toBe(false)
    const again = booking({ rain: rainedAt(START), start: later(40), end: later(40) })
    expect(isInFeed(again, later(41))).toBe(true)
  })
})

describe('the version of a booking', () => {
  const counter = (version: number): Booking['counter'] => ({
    version,
    note: '',
    checkedInAt: null,
    priceReason: null,
    changes: [],
    payments: [],
    pendingPix: [],
  })

  test('grows with each thing that happens to it, whatever comes after whatever (H2)', () => {
    /** A move at the counter or its undoing, a rain, another time after it. */
    const step = fc.constantFrom<'counter' | 'rain' | 'again'>('counter', 'rain', 'again')
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), fc.boolean(), (steps, ends) => {
        let now = Date.parse('2026-11-20T14:00:00.000Z')
        const tick = () => new Date((now += 60_000)).toISOString()
        let row = booking()
        let version = sequenceOf(row)
        const becomes = (next: Booking) => {
          expect(sequenceOf(next)).toBeGreaterThan(version)
          row = next
          version = sequenceOf(next)
        }
        for (const each of steps) {
          if (each === 'counter') becomes({ ...row, counter: counter((row.counter?.version ?? 0) + 1) })
          else if (each === 'rain') becomes({ ...row, status: 'rained_out', rain: rainedAt(tick()) })
          else if (row.rain)
            becomes({ ...row, rain: { ...row.rain, chosen: { what: 'new-time', at: tick() } } })
        }
        if (ends) becomes({ ...row, ...cancelledAt(tick()), counter: row.counter, rain: row.rain })
      }),
    )
  })

  test('of a ticket counts the changes that its athlete is told of', () => {
    const at = '2026-11-20T15:00:00.000Z'
    const place = { fieldId: 'f1', start: START, end: later(1) }
    const moved = { kind: 'moved' as const, id: 'm1', at, from: place, to: place }
    expect(sequenceOf(booking())).toBe(0)
    expect(sequenceOf({ ...booking(), changes: [moved] })).toBe(1)
    expect(changedAtOf({ ...booking(), changes: [moved] })).toBe(at)
    expect(changedAtOf(booking())).toBe('2026-11-20T13:03:00.000Z')
  })
})

describe('the rachas of a feed (H2)', () => {
  const racha = game({ participants: [sample('Caetano'), sample('Davi')] })
  const facts = { userId: 'ana', bookingIds: new Set<string>(), now: racha.createdAt }
  const answered = (status: 'confirmed' | 'maybe' | 'declined' | 'waiting') => ({
    ...racha,
    participants: racha.participants.slice(0, 1).map((each) => ({ ...each, userId: 'ana', status })),
  })

  test('are those that its person said yes to, but for one that is their booking', () => {
    expect(isRachaInFeed(answered('confirmed'), facts)).toBe(true)
    for (const status of ['maybe', 'declined', 'waiting'] as const)
      expect(isRachaInFeed(answered(status), facts)).toBe(false)
    const own = { ...answered('confirmed'), bookingId: 'b1' }
    expect(isRachaInFeed(own, facts)).toBe(true)
    expect(isRachaInFeed(own, { ...facts, bookingIds: new Set(['b1']) })).toBe(false)
    expect(isRachaInFeed(answered('confirmed'), { ...facts, now: later(91, racha.end) })).toBe(false)
    const off = { ...answered('confirmed'), cancelledAt: racha.createdAt }
    expect(isRachaInFeed(off, { ...facts, now: later(29, racha.createdAt) })).toBe(true)
    expect(isRachaInFeed(off, { ...facts, now: later(30, racha.createdAt) })).toBe(false)
  })

  test('name nobody, are moved with their booking, and end with a higher version', () => {
    const event = rachaEvent(racha, { booking: undefined, link: null })
    for (const { name } of racha.participants) expect(JSON.stringify(event)).not.toContain(name)
    const moved = booking({ rain: rainedAt('2026-11-20T15:00:00.000Z') })
    expect(rachaEvent(racha, { booking: moved, link: null }).sequence).toBeGreaterThan(event.sequence)
    expect(rachaEvent(racha, { booking: moved, link: null }).changedAt).toBe('2026-11-20T15:00:00.000Z')
    const off = rachaEvent({ ...racha, cancelledAt: racha.end }, { booking: undefined, link: null })
    expect([off.isCancelled, off.sequence, off.changedAt]).toEqual([true, event.sequence + 1, racha.end])
  })

  test('changed last with the last of what was done about it, and lead to their page', () => {
    const change = (at: string) => ({ id: at, at, byId: null, command: '' })
    const changes = [change('2026-11-12T12:00:00.000Z'), change('2026-11-11T12:00:00.000Z')]
    expect(
      rachaEvent({ ...racha, changes }, { booking: undefined, link: 'https://campolivre.test/r' }),
    ).toEqual({
      uid: 'game@campolivre',
      changedAt: '2026-11-12T12:00:00.000Z',
      sequence: 2,
      start: racha.start,
      end: racha.end,
      isCancelled: false,
      summary: 'Racha de futebol society',
      description: 'Racha RCH-GAME\nhttps://campolivre.test/r',
      location: 'Quadra da praça',
      url: 'https://campolivre.test/r',
    })
    const plain = rachaEvent(racha, { booking: undefined, link: null })
    expect([plain.changedAt, plain.description]).toEqual([racha.createdAt, 'Racha RCH-GAME'])
    expect(plain).not.toHaveProperty('url')
  })

  test('are none of others, and stay until the day 90 after their end', () => {
    expect(isRachaInFeed(racha, facts)).toBe(false)
    const both = [
      sample('Davi', { status: 'confirmed' }),
      sample('Ana', { userId: 'ana', status: 'declined' }),
    ]
    expect(isRachaInFeed({ ...racha, participants: both }, facts)).toBe(false)
    expect(isRachaInFeed(answered('confirmed'), { ...facts, now: later(89.9, racha.end) })).toBe(true)
    expect(isRachaInFeed(answered('confirmed'), { ...facts, now: later(90, racha.end) })).toBe(false)
  })
})
