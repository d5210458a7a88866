import { expect, it } from 'vitest'
import { isAwaited } from './awaited.ts'
import type { CalendarBooking } from './calendar.ts'
import { dayNeeds } from './day-needs.ts'

const booking = (id: string, changes: Partial<CalendarBooking> = {}): CalendarBooking => ({
  id,
  code: `RSV-${id}`,
  fieldId: 'norte',
  customerName: 'Ana',
  customerPhone: null,
  start: '2026-11-20T22:00:00.000Z',
  end: '2026-11-20T23:00:00.000Z',
  status: 'confirmed',
  priceCents: 10_000,
  paidCents: 0,
  dueCents: 10_000,
  source: 'site',
  seriesId: null,
  holdExpiresAt: null,
  checkedInAt: null,
  ownPrice: false,
  tabCode: null,
  version: 0,
  ...changes,
})
const ids = (bookings: readonly CalendarBooking[]) => bookings.map(({ id }) => id)

it.each([
  ['2026-11-20T22:09:59.000Z', []],
  ['2026-11-20T22:10:00.000Z', ['a']],
  ['2026-11-20T22:59:59.000Z', ['a']],
  ['2026-11-20T23:00:00.000Z', []],
])('tells at %s who has not arrived ten minutes after the start: %j (H2)', (now, expected) => {
  const arrived = booking('b', { checkedInAt: '2026-11-20T21:55:00.000Z' })
  expect(ids(dayNeeds([booking('a'), arrived, booking('c', { status: 'no_show' })], now).late)).toEqual(
    expected,
  )
})

it('tells who came late in the order of their starts', () => {
  const earlier = booking('earlier', { start: '2026-11-20T21:30:00.000Z' })
  expect(ids(dayNeeds([booking('a'), earlier], '2026-11-20T22:20:00.000Z').late)).toEqual(['earlier', 'a'])
})

it('awaits a booking from its start until somebody has arrived', () => {
  expect(isAwaited(booking('a'), '2026-11-20T21:59:59.999Z')).toBe(false)
  expect(isAwaited(booking('a'), '2026-11-20T22:00:00.000Z')).toBe(true)
  expect(
    isAwaited(booking('a', { checkedInAt: '2026-11-20T21:55:00.000Z' }), '2026-11-20T22:00:00.000Z'),
  ).toBe(false)
})

it('tells the holds that run out, the next one first (rule 4)', () => {
  const held = (id: string, holdExpiresAt: string) =>
    booking(id, { status: 'awaiting_payment', holdExpiresAt })
  const holds = [
    held('later', '2026-11-20T18:14:00.000Z'),
    held('soon', '2026-11-20T18:05:00.000Z'),
    held('over', '2026-11-20T17:59:00.000Z'),
  ]
  expect(ids(dayNeeds(holds, '2026-11-20T18:00:00.000Z').holds)).toEqual(['soon', 'later'])
})
