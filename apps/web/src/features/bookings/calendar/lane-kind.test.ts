import { toCalendarBooking } from '@campo-livre/domain/bookings/day/calendar.ts'
import { expect, it } from 'vitest'
import { heldBooking, sampleBooking, samplePayment } from '../../../testing/sample-booking.ts'
import { sampleCalendarBooking } from './testing/sample-calendar.ts'
import { blockWords, laneKind, laneWords } from './lane-kind.ts'

const now = '2026-11-20T13:05:00Z'
const unpaid = samplePayment({ method: 'venue', status: 'pending', paidAt: null })

it.each([
  ['confirmed', sampleBooking(), now],
  ['venue', sampleBooking({ payment: unpaid }), now],
  ['walk-in', sampleBooking({ source: 'counter', athleteId: null, payment: unpaid }), now],
  ['hold', heldBooking(), now],
  ['completed', sampleBooking({ source: 'counter' }), '2026-11-22T01:00:00Z'],
  ['awaited', sampleBooking(), '2026-11-21T23:30:00Z'],
  ['absent', sampleBooking({ status: 'no_show' }), now],
  [null, heldBooking(), '2026-11-20T13:15:00Z'],
  [null, sampleBooking({ status: 'cancelled' }), now],
])('is %s', (kind, booking, at) => expect(laneKind(toCalendarBooking(booking), at)).toBe(kind))

it('says the money in words, and how long a hold lasts', () => {
  const words = (kind: Parameters<typeof laneWords>[0], changes = {}) =>
    laneWords(kind, sampleCalendarBooking({ priceCents: 24_000, dueCents: 0, ...changes }), now)
  expect(words('confirmed')).toMatch(/^R\$\s240 paga$/)
  expect(words('venue', { dueCents: 16_800 })).toMatch(/^R\$\s168 a pagar$/)
  expect(words('walk-in', { dueCents: 24_000 })).toMatch(/^R\$\s240 a pagar$/)
  expect(words('hold', { holdExpiresAt: '2026-11-20T13:14:10Z' })).toMatch(/^R\$\s240, 10 min$/)
  expect([words('completed'), words('absent')]).toEqual(['Concluída', 'Faltou'])
  expect(words('completed', { dueCents: 5000 })).toMatch(/^R\$\s50 a pagar$/)
})

it('says of one that is going on that nobody has come, as the dashboard does (H2)', () => {
  const words = (changes = {}) =>
    blockWords('awaited', sampleCalendarBooking({ priceCents: 24_000, dueCents: 0, ...changes }), true, now)
  expect(words()).toBe('Ainda não chegou')
  expect(words({ dueCents: 16_800 })).toMatch(/^Ainda não chegou, R\$\s168 a pagar$/)
})

it('says of one whose people have come that it is played, in one sentence', () => {
  const words = (kind: Parameters<typeof laneWords>[0], playing = true) =>
    blockWords(kind, sampleCalendarBooking({ priceCents: 24_000, dueCents: 0 }), playing, now)
  expect(words('arrived')).toBe('jogando, chegaram')
  expect(words('arrived', false)).toBe('Chegaram')
})
