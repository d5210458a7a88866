import { describe, expect, it } from 'vitest'
import { isLongPast, rainInputSchema } from './rain-input.ts'
import { rainedBookings } from './rained-bookings.ts'

const rain = {
  fieldIds: ['a'],
  start: '2026-11-20T21:00:00.000Z',
  end: '2026-11-20T23:00:00.000Z',
}
const now = '2026-11-20T13:00:00.000Z'

describe('a rain', () => {
  it('ends after it begins, within a day, on at least one field', () => {
    const takes = (rest: object) => rainInputSchema.safeParse({ ...rain, ...rest }).success
    expect(takes({})).toBe(true)
    expect(takes({ end: rain.start })).toBe(false)
    expect(takes({ end: '2026-11-21T21:00:00.000Z' })).toBe(true)
    expect(takes({ end: '2026-11-21T21:00:01.000Z' })).toBe(false)
    expect(takes({ fieldIds: [] })).toBe(false)
  })

  it('is told on the day after at the latest, by the calendar of the arena', () => {
    const zone = 'America/Sao_Paulo'
    expect(isLongPast({ start: '2026-11-19T03:00:00.000Z' }, now, zone)).toBe(false)
    expect(isLongPast({ start: '2026-11-19T02:59:00.000Z' }, now, zone)).toBe(true)
  })
})

describe('the bookings in a rain', () => {
  const booking = (id: string, start: string, end: string, rest: object = {}) => ({
    id,
    fieldId: 'a',
    start: `2026-11-20T${start}:00.000Z`,
    end: `2026-11-20T${end}:00.000Z`,
    status: 'confirmed' as 'confirmed' | 'cancelled' | 'no_show',
    holdExpiresAt: null,
    ...rest,
  })
  const idsOf = (bookings: ReturnType<typeof booking>[], at = now) =>
    rainedBookings(rain, bookings, at).map(({ id }) => id)

  it('are those that overlap it, and not the ones that only adjoin, in order of time', () => {
    const all = [
      booking('last', '22:30', '23:30'),
      booking('first', '20:00', '21:30'),
      booking('before', '20:00', '21:00'),
      booking('after', '23:00', '23:59'),
      booking('elsewhere', '21:00', '22:00', { fieldId: 'b' }),
    ]
    expect(idsOf(all)).toEqual(['first', 'last'])
  })

  it('are those that stand, also when their game is over by now', () => {
    const all = [
      booking('stands', '21:00', '22:00'),
      booking('cancelled', '21:00', '22:00', { status: 'cancelled' }),
      booking('nobody came', '21:00', '22:00', { status: 'no_show' }),
    ]
    expect(idsOf(all, '2026-11-21T02:00:00.000Z')).toEqual(['stands'])
  })
})
