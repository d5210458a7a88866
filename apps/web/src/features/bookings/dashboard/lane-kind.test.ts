import { expect, it } from 'vitest'
import { heldBooking, sampleBooking, samplePayment } from '../../../testing/sample-booking.ts'
import { laneKind, laneWords } from './lane-kind.ts'

const now = '2026-11-20T13:05:00Z'
const unpaid = samplePayment({ method: 'venue', status: 'pending', paidAt: null })

it.each([
  ['confirmed', sampleBooking(), now],
  ['venue', sampleBooking({ payment: unpaid }), now],
  ['walk-in', sampleBooking({ source: 'counter', athleteId: null, payment: unpaid }), now],
  ['hold', heldBooking(), now],
  ['completed', sampleBooking({ source: 'counter' }), '2026-11-22T01:00:00Z'],
  ['absent', sampleBooking({ status: 'no_show' }), now],
  [null, heldBooking(), '2026-11-20T13:15:00Z'],
  [null, sampleBooking({ status: 'cancelled' }), now],
])('is %s', (kind, booking, at) => expect(laneKind(booking, at)).toBe(kind))

it('says of who came to the counter that there is something left to pay', () => {
  expect(laneWords('walk-in', sampleBooking())).toBe('Do balcão')
  expect(laneWords('walk-in', { payment: null, balance: null })).toBe('A pagar')
  expect(laneWords('confirmed', sampleBooking())).toBe('Paga')
})
