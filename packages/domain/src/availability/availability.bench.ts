import { expect, it } from 'vitest'
import { addDays, dayNumber, MINUTES_PER_DAY, toInstant } from '../time/zone.ts'
import { type Occupied, type Schedule, slotsOf } from './slots.ts'

const FIRST_DAY = '2026-11-20'
const DAYS = 30
const weekend = [0, 6]
const workdays = [1, 2, 3, 4, 5]

/** Five bookings a day of an hour each, in the order in which a database may give them: not that of time. */
const occupied: Occupied[] = Array.from({ length: DAYS * 5 }, (_, index) => {
  const day = dayNumber(addDays(FIRST_DAY, (index * 7) % DAYS))
  const start = day * MINUTES_PER_DAY + (11 + (index % 5) * 3) * 60
  return { start, end: start + 60, kind: index % 9 === 0 ? 'held' : 'taken' }
})

/** A busy arena: open from 08:00 to 01:00, slots of an hour, the usual prices by weekday and hour. */
const schedule: Schedule = {
  timeZone: 'America/Fortaleza',
  now: '2026-11-20T12:00:00.000Z',
  openingHours: Array.from({ length: 7 }, () => [{ opens: 480, closes: 1500 }]),
  holidayHours: null,
  holidays: [],
  occupied,
  field: {
    slotMinutes: 60,
    basePriceCents: 12_000,
    nextPrices: [],
    horizonDays: 60,
    minNoticeMinutes: 0,
    bufferMinutes: 0,
    priceRules: [
      { id: 'evening', weekdays: workdays, fromMinute: 1080, toMinute: 1440, priceCents: 18_000 },
      { id: 'weekend', weekdays: weekend, fromMinute: 0, toMinute: 1440, priceCents: 16_000 },
      { id: 'saturday', weekdays: [6], fromMinute: 840, toMinute: 1320, priceCents: 20_000 },
      { id: 'lunch', weekdays: workdays, fromMinute: 660, toMinute: 840, priceCents: 9_000 },
    ],
  },
  closures: [
    ...[0, 8, 16, 24].map((index) => {
      const start = dayNumber(addDays(FIRST_DAY, index)) * MINUTES_PER_DAY + 900
      return { when: { kind: 'once' as const, start: toInstant(start), end: toInstant(start + 180) } }
    }),
    {
      when: {
        kind: 'weekly',
        weekdays: [1],
        fromMinute: 480,
        toMinute: 720,
        since: '2026-01-01',
        until: null,
      },
    },
    { when: { kind: 'yearly', days: ['12-25', '01-01'] } },
  ],
}

it('tells the slots of a field over 30 days in at most half a millisecond', async ({ bench }) => {
  let count = 0
  const result = await bench('slotsOf, 30 days, 150 bookings', () => {
    count = slotsOf(schedule, FIRST_DAY, DAYS).length
  }).run()
  expect(count).toBe(DAYS * 17)
  expect(result.latency.p50).toBeLessThanOrEqual(0.5)
})
