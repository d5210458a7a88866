import { expect, test } from 'vitest'
import { ArenaModel, clock } from '../../testing/arena-model.ts'
import { game } from '../../rachas/testing/sample-racha.ts'
import { cancelAsked, type AroundFacts } from './cancel-and-move.ts'
import type { Booking } from '../booking.ts'

const arena = new ArenaModel()
arena.give({
  type: 'book',
  id: 'book',
  customer: { kind: 'athlete', athleteId: 'rafael' },
  times: [{ bookingId: 'a', fieldId: 'norte', start: clock('19:00'), end: clock('20:00') }],
  priceCents: null,
  priceReason: null,
  note: '',
})
const booking = arena.bookings.get('a') as Booking
const facts = (at = clock('12:00')): AroundFacts => ({
  at,
  booking: () => undefined,
  bookingsOf: () => [],
  hasNext: () => false,
  newCode: () => 'RCH-1',
  place: () => ({ fieldName: 'Norte', companyName: 'Arena', timeZone: 'America/Sao_Paulo', ownerId: 'dono' }),
  payerOf: () => null,
  rachasIn: () => [],
  near: () => [],
})

test('an arena cancels with a reason, and does not choose credit for its athlete', () => {
  const asked = { by: 'company', reason: 'Chuva', refundAs: 'money' } as const
  for (const reason of [null, ''])
    expect(cancelAsked(booking, { ...asked, reason }, facts())).toMatchObject({ field: 'reason' })
  expect(cancelAsked(booking, { ...asked, refundAs: 'credit' }, facts())).toMatchObject({ field: 'refundAs' })
  expect(cancelAsked(booking, asked, facts())).toMatchObject({
    changes: { bookings: [{ status: 'cancelled', cancellation: { by: 'company', reason: 'Chuva' } }] },
  })
})

test('an athlete cancels without a reason, and nobody what has begun', () => {
  const asked = { by: 'athlete', reason: '', refundAs: 'credit' } as const
  expect(cancelAsked(booking, asked, facts())).toMatchObject({
    changes: { bookings: [{ cancellation: { by: 'athlete', reason: null } }] },
  })
  expect(cancelAsked(booking, asked, facts(clock('19:30')))).toMatchObject({ code: 'booking_started' })
})

test('the racha that is played in it has no field any more, and its organiser is told who has not cancelled it', () => {
  const racha = game({
    bookingId: booking.id,
    organizerId: 'rafael',
    start: booking.start,
    end: booking.end,
    timeZone: 'America/Sao_Paulo',
  })
  const around = { ...facts(), rachasIn: (id: string) => (id === booking.id ? [racha] : []) }
  const toldBy = (by: 'athlete' | 'company') => {
    const outcome = cancelAsked(booking, { by, reason: 'Chuva', refundAs: 'money' }, around)
    if (!outcome.ok) throw new Error(outcome.message)
    expect(outcome.changes.rachas).toEqual([{ ...racha, bookingId: null }])
    return outcome.notices.filter(({ kind }) => kind === 'rachas').map(({ userId }) => userId)
  }
  expect(toldBy('company')).toEqual(['rafael'])
  expect(toldBy('athlete')).toEqual([])
})
