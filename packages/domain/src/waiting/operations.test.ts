import { describe, expect, it } from 'vitest'
import type { Booking } from '../bookings/booking.ts'
import type { AroundFacts } from '../bookings/cancel/cancel-and-move.ts'
import { usualRules } from '../companies/arena-rules.ts'
import { scheduleWith } from '../testing/schedules.ts'
import { toMinutes } from '../time/zone.ts'
import { myWaitOrder } from './my-waits.ts'
import { type JoinFacts, joinQueue, leaveQueue } from './operations.ts'
import { touchedBy } from './touched.ts'
import { MOST_WAITS, type MyWait, type Wait } from './wait.ts'

const AT = '2026-11-20T13:00:00.000Z'
const evening = { start: '2026-11-20T22:00:00.000Z', end: '2026-11-20T23:00:00.000Z' }
const taken = (kind: 'taken' | 'held' | 'mine' = 'taken') =>
  scheduleWith({
    now: AT,
    occupied: [{ start: toMinutes(evening.start), end: toMinutes(evening.end), kind }],
  })
const facts: JoinFacts = {
  at: AT,
  id: 'w',
  athleteId: 'ana',
  field: { id: 'campo', companyId: 'arena' },
  schedule: taken(),
  waits: [],
  theirs: [],
}
const asked = { fieldId: 'campo', ...evening }
const joined: Wait = {
  id: 'w',
  companyId: 'arena',
  fieldId: 'campo',
  athleteId: 'ana',
  ...evening,
  createdAt: AT,
  turn: 1,
  bookingId: null,
  tellAt: null,
  told: false,
  dueAt: evening.start,
}
const held: Booking = {
  id: 'b',
  code: 'RSV-0001',
  fieldId: 'campo',
  companyId: 'arena',
  athleteId: 'ana',
  customerName: 'Ana',
  customerPhone: null,
  ...evening,
  priceCents: 10_000,
  source: 'site',
  status: 'awaiting_payment',
  createdAt: AT,
  holdExpiresAt: '2026-11-20T13:10:00.000Z',
  confirmedAt: null,
  rules: usualRules,
  cancellation: null,
  payment: null,
  balance: null,
}

describe('entering the queue (N7)', () => {
  it('stands behind all who are at the field, for a time that somebody has or holds', () => {
    expect(joinQueue(asked, facts)).toEqual({ ok: true, changes: { waits: [joined] }, notices: [] })
    const waits = [{ ...joined, id: 'other', turn: 4 }]
    expect(joinQueue(asked, { ...facts, schedule: taken('held'), waits })).toMatchObject({
      changes: { waits: [{ turn: 5 }] },
    })
    const withOffset = { ...asked, start: '2026-11-20T19:00:00-03:00' }
    expect(joinQueue(withOffset, facts)).toMatchObject({ changes: { waits: [{ start: evening.start }] } })
  })

  it('keeps the place of who is in it', () => {
    const there = { ...joined, id: 'there', turn: 2 }
    expect(joinQueue(asked, { ...facts, theirs: [there] })).toMatchObject({ changes: { waits: [there] } })
    const elsewhere = { ...there, fieldId: 'outro' }
    const longer = { ...there, end: '2026-11-21T00:00:00.000Z' }
    const earlier = { ...there, start: '2026-11-20T21:00:00.000Z' }
    expect(joinQueue(asked, { ...facts, theirs: [elsewhere, longer, earlier] })).toMatchObject({
      changes: { waits: [{ id: 'w' }] },
    })
  })

  it('is refused for what is free, theirs, or cannot be booked at all', () => {
    const code = (given: Partial<JoinFacts>, what = asked) => {
      const outcome = joinQueue(what, { ...facts, ...given })
      return outcome.ok ? null : outcome.code
    }
    expect(code({ schedule: scheduleWith({ now: AT }) })).toBe('conflict')
    expect(code({ schedule: taken('mine') })).toBe('slot_own')
    const gone = { start: '2026-11-20T11:00:00.000Z', end: '2026-11-20T12:00:00.000Z' }
    expect(code({}, { ...asked, ...gone })).toBe('slot_past')
    const long = scheduleWith({ now: AT, field: { minSlots: 2 }, occupied: taken().occupied })
    expect(code({ schedule: long })).toBe('booking_too_short')
  })

  it('is for ten times at most', () => {
    const many = Array.from({ length: MOST_WAITS }, (_, at) => ({ ...joined, id: `${at}`, fieldId: `${at}` }))
    expect(joinQueue(asked, { ...facts, theirs: many })).toMatchObject({ ok: false, code: 'conflict' })
    expect(joinQueue(asked, { ...facts, theirs: many.slice(1) })).toMatchObject({ ok: true })
  })
})

describe('leaving it', () => {
  const around: AroundFacts = {
    at: AT,
    place: () => ({ fieldName: 'Campo', companyName: 'Arena', timeZone: 'America/Fortaleza', ownerId: null }),
    payerOf: () => null,
    rachasIn: () => [],
    near: () => [],
    booking: () => undefined,
  } as unknown as AroundFacts

  it('takes the wait away, and gives back what was held', () => {
    expect(leaveQueue(joined, undefined, around)).toEqual({
      ok: true,
      changes: {},
      removed: { waits: ['w'] },
      notices: [],
    })
    expect(leaveQueue(joined, held, around)).toMatchObject({
      changes: { bookings: [{ id: 'b', status: 'cancelled' }] },
      removed: { waits: ['w'] },
      notices: [],
    })
  })

  it('leaves a booking that is paid as it is', () => {
    const paid = { ...held, status: 'confirmed' as const, holdExpiresAt: null }
    const over = { ...held, holdExpiresAt: AT }
    for (const booking of [paid, over]) expect(leaveQueue(joined, booking, around).changes).toEqual({})
  })
})

describe('what a change of a booking touches', () => {
  const confirmed: Booking = { ...held, status: 'confirmed', holdExpiresAt: null }
  const time = { fieldId: 'campo', ...evening }

  it('is the time that it no longer has, and one that it holds for a while', () => {
    const cancelled: Booking = { ...confirmed, status: 'cancelled' }
    const moved: Booking = { ...confirmed, fieldId: 'outro' }
    expect(touchedBy(confirmed, cancelled, AT)).toEqual([time])
    expect(touchedBy(confirmed, null, AT)).toEqual([time])
    expect(touchedBy(confirmed, moved, AT)).toEqual([time])
    expect(touchedBy(null, held, AT)).toEqual([time])
    for (const change of [{ start: '2026-11-20T21:00:00.000Z' }, { end: '2026-11-21T00:00:00.000Z' }])
      expect(touchedBy(confirmed, { ...confirmed, ...change }, AT)).toEqual([time])
  })

  it('is nothing of what stays, was not held any more, or is over', () => {
    expect(touchedBy(held, confirmed, AT)).toEqual([])
    expect(touchedBy(null, confirmed, AT)).toEqual([])
    const over: Booking = { ...held, holdExpiresAt: AT }
    expect(touchedBy(over, { ...over, status: 'expired' }, AT)).toEqual([])
    const past = { ...confirmed, start: '2026-11-20T11:00:00.000Z', end: '2026-11-20T12:00:00.000Z' }
    expect(touchedBy(past, { ...past, status: 'cancelled' }, AT)).toEqual([])
  })
})

it('shows what is offered first, by its end, then by start', () => {
  const of = (id: string, start: string, until?: string) =>
    ({ id, start, offer: until === undefined ? null : { bookingId: id, until } }) as MyWait
  const mine = [of('d', '3'), of('b', '2'), of('c', '2'), of('a', '9', '5'), of('o', '9', '4')]
  expect(mine.toSorted(myWaitOrder).map(({ id }) => id)).toEqual(['o', 'a', 'b', 'c', 'd'])
})
