import { expect, it } from 'vitest'
import { bookingTimeline } from './timeline.ts'

type TimelineBooking = Parameters<typeof bookingTimeline>[0]

const confirmed: TimelineBooking = {
  status: 'confirmed',
  start: '2026-11-20T22:00:00Z',
  end: '2026-11-20T23:00:00Z',
  createdAt: '2026-11-18T12:00:00Z',
  holdExpiresAt: null,
  confirmedAt: '2026-11-18T12:00:00Z',
  cancellation: null,
  payment: null,
}
const payment: NonNullable<TimelineBooking['payment']> = {
  id: '1',
  method: 'pix',
  status: 'paid',
  amountCents: 10_000,
  refundedCents: 0,
  pixCode: null,
  createdAt: '2026-11-18T12:00:00Z',
  paidAt: '2026-11-18T12:05:00Z',
}
const kinds = (booking: TimelineBooking, now = '2026-11-21T12:00:00Z') =>
  bookingTimeline(booking, now).map((event) => event.kind)

it('tells what happened in the order of time, though a place at the venue is paid on arrival', () => {
  const atVenue: TimelineBooking = {
    ...confirmed,
    payment: { ...payment, method: 'venue', paidAt: '2026-11-20T22:10:00Z' },
  }
  expect(kinds({ ...confirmed, payment, confirmedAt: '2026-11-18T12:05:00Z' })).toEqual([
    'created',
    'paid',
    'confirmed',
    'starts',
    'completed',
  ])
  expect(kinds(atVenue)).toEqual(['created', 'confirmed', 'starts', 'paid', 'completed'])
})

it('marks what is still to come', () => {
  const ahead = bookingTimeline(confirmed, '2026-11-20T22:30:00Z').filter((event) => event.ahead)
  expect(ahead.map((event) => event.kind)).toEqual(['completed'])
  const atStart = bookingTimeline(confirmed, confirmed.start).filter((event) => event.ahead)
  expect(atStart.map((event) => event.kind)).toEqual(['completed'])
})

it('ends with the cancellation and its refund', () => {
  const at = '2026-11-19T12:00:00Z'
  const cancellation = { at, by: 'athlete' as const, reason: null, refundCents: 10_000 }
  const cancelled: TimelineBooking = { ...confirmed, status: 'cancelled', cancellation }
  expect(kinds(cancelled)).toEqual(['created', 'confirmed', 'cancelled', 'refunded'])
  expect(kinds({ ...cancelled, cancellation: { ...cancellation, refundCents: 0 } }).at(-1)).toBe('cancelled')
})

it('ends with the expiry of a hold that nobody paid', () => {
  const hold: TimelineBooking = {
    ...confirmed,
    status: 'awaiting_payment',
    confirmedAt: null,
    holdExpiresAt: '2026-11-18T12:15:00Z',
  }
  expect(kinds(hold, '2026-11-18T12:14:59Z')).toEqual(['created', 'starts', 'completed'])
  expect(kinds(hold, '2026-11-18T12:15:00Z')).toEqual(['created', 'expired'])
})

it('does not call completed what nobody came to play', () => {
  expect(kinds({ ...confirmed, status: 'no_show' })).toEqual(['created', 'confirmed', 'starts'])
})

it('tells of the money that comes back when the absence was marked, and not at the end of the game', () => {
  const absent: TimelineBooking = {
    ...confirmed,
    status: 'no_show',
    payment: { ...payment, refundedCents: 3600 },
    changes: [{ kind: 'no_show', id: 'a', at: '2026-11-20T22:20:00Z' }],
  }
  const refunded = bookingTimeline(absent, '2026-11-20T22:30:00Z').find(({ kind }) => kind === 'refunded')
  expect(refunded).toEqual({ kind: 'refunded', at: '2026-11-20T22:20:00Z', ahead: false })
})

it('tells what the arena did with it, in the order of time (H2)', () => {
  const from = { fieldId: 'norte', start: confirmed.start, end: confirmed.end }
  const changes: TimelineBooking['changes'] = [
    { kind: 'moved', id: 'a', at: '2026-11-19T12:00:00Z', from, to: { ...from, fieldId: 'sul' } },
    { kind: 'checked_in', id: 'b', at: '2026-11-20T21:55:00Z' },
  ]
  expect(kinds({ ...confirmed, changes })).toEqual([
    'created',
    'confirmed',
    'moved',
    'checked_in',
    'starts',
    'completed',
  ])
})
