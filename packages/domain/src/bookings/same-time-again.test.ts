import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { toLocal, toMinutes } from '../time/zone.ts'
import { sameTimeAgain } from './same-time-again.ts'

const timeZone = 'America/Fortaleza'
// Thursday, 20h to 22h.
const booking = { start: '2026-11-19T23:00:00.000Z', end: '2026-11-20T01:00:00.000Z' }
const next = { start: '2026-11-26T23:00:00.000Z', end: '2026-11-27T01:00:00.000Z' }

test.each([
  ['before the game', '2026-11-18T12:00:00.000Z', next],
  ['right after it', '2026-11-20T01:00:00.000Z', next],
  [
    'as it begins a week later',
    next.start,
    { start: '2026-12-03T23:00:00.000Z', end: '2026-12-04T01:00:00.000Z' },
  ],
  [
    'months later',
    '2027-02-01T12:00:00.000Z',
    { start: '2027-02-04T23:00:00.000Z', end: '2027-02-05T01:00:00.000Z' },
  ],
])('the same hour of another week, asked %s (H2)', (_when, now, expected) => {
  expect(sameTimeAgain(booking, { timeZone, now })).toEqual(expected)
})

it('keeps weekday, hour and length on the arena’s clock, whatever a change of clocks does (H2)', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 400 * 1440 }),
      fc.integer({ min: 30, max: 360 }),
      fc.integer({ min: -20_000, max: 200_000 }),
      fc.constantFrom('America/Fortaleza', 'America/Sao_Paulo', 'Europe/Lisbon'),
      (offset, minutes, later, zone) => {
        const from = toMinutes('2017-06-01T00:00:00.000Z') + offset
        const iso = (at: number) => new Date(at * 60_000).toISOString()
        const now = iso(from + later)
        const again = sameTimeAgain({ start: iso(from), end: iso(from + minutes) }, { timeZone: zone, now })
        const before = toLocal(zone, from)
        const after = toLocal(zone, toMinutes(again.start))
        expect(toMinutes(again.start)).toBeGreaterThan(toMinutes(now))
        expect(toMinutes(again.start) - Math.max(from, from + later)).toBeLessThanOrEqual(7 * 1440 + 120)
        expect(after.weekday).toBe(before.weekday)
        expect(Math.abs(after.minute - before.minute) % 60).toBe(0)
        expect(toMinutes(again.end) - toMinutes(again.start)).toBe(minutes)
      },
    ),
  )
})
